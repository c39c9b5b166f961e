"""A small client of the language server protocol: enough to ask rust-analyzer questions."""

import json
import pathlib
import queue
import subprocess
import threading
import time


class Server:
    """A running rust-analyzer, opened on a folder."""

    def __init__(self, program, folder, log):
        self.folder = pathlib.Path(folder)
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, cwd=folder
        )
        self.incoming = queue.Queue()
        self.next_id = 0
        self.quiescent = False
        threading.Thread(target=self._read, daemon=True).start()
        self._initialize()

    def _read(self):
        while True:
            length = 0
            while (line := self.process.stdout.readline().strip()):
                name, _, value = line.decode().partition(":")
                if name.lower() == "content-length":
                    length = int(value)
            if length == 0:
                self.incoming.put(None)
                return
            self.incoming.put(json.loads(self.process.stdout.read(length)))

    def _send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def _initialize(self):
        capabilities = {
            "textDocument": {
                "completion": {"completionItem": {"snippetSupport": False}},
                "hover": {"contentFormat": ["markdown"]},
                "definition": {"linkSupport": False},
                "diagnostic": {"dynamicRegistration": False},
            },
            "workspace": {"workspaceEdit": {"documentChanges": True}, "configuration": True},
            "experimental": {"serverStatusNotification": True},
            "window": {"workDoneProgress": True},
        }
        self.ask(
            "initialize",
            processId=None,
            rootUri=self.folder.as_uri(),
            capabilities=capabilities,
            initializationOptions=OPTIONS,
        )
        self.tell("initialized")

    def tell(self, method, **params):
        """Sends a notification."""
        self._send(method=method, params=params)

    def ask(self, method, timeout=300, **params):
        """Sends a request and returns the answer's result."""
        deadline = time.monotonic() + timeout
        while True:
            self.next_id += 1
            wanted = self.next_id
            self._send(id=wanted, method=method, params=params)
            answer = self._await(lambda message: message.get("id") == wanted and "method" not in message, deadline)
            error = answer.get("error")
            # -32801: the content was modified while the server thought; ask again.
            if error and error.get("code") in (-32801, -32802):
                time.sleep(0.1)
                continue
            if error:
                raise RuntimeError(f"{method}: {error}")
            return answer.get("result")

    def wait_until_quiescent(self, timeout=900):
        """Waits until the server has loaded and indexed the workspace."""
        deadline = time.monotonic() + timeout
        while not self.quiescent:
            self._await(lambda message: message.get("method") == "experimental/serverStatus", deadline)

    def _await(self, found, deadline):
        while True:
            message = self.incoming.get(timeout=max(0.1, deadline - time.monotonic()))
            if message is None:
                raise RuntimeError("the server has ended")
            if message.get("method") == "experimental/serverStatus":
                self.quiescent = message["params"]["quiescent"]
            if "method" in message and "id" in message:
                self._answer(message)
            if found(message):
                return message

    def _answer(self, message):
        result = None
        if message["method"] == "workspace/configuration":
            result = [OPTIONS for _ in message["params"]["items"]]
        self._send(id=message["id"], result=result)

    def end(self):
        """Shuts the server down."""
        try:
            self.ask("shutdown", timeout=30)
            self.tell("exit")
            self.process.wait(timeout=30)
        except (RuntimeError, queue.Empty, subprocess.TimeoutExpired, BrokenPipeError):
            self.process.kill()


OPTIONS = {
    "checkOnSave": False,
    "cachePriming": {"enable": False},
    "procMacro": {"enable": True},
    "cargo": {"buildScripts": {"enable": True}},
}


class Document:
    """A source file in the server, with questions about places marked by text."""

    def __init__(self, server, path, text):
        self.server = server
        self.path = pathlib.Path(path)
        self.uri = self.path.as_uri()
        self.version = 1
        self.text = text
        self.path.write_text(text)
        server.tell(
            "textDocument/didOpen",
            textDocument={"uri": self.uri, "languageId": "rust", "version": 1, "text": text},
        )

    def change(self, text):
        """Replaces the whole text, as typing does."""
        self.version += 1
        self.text = text
        self.server.tell(
            "textDocument/didChange",
            textDocument={"uri": self.uri, "version": self.version},
            contentChanges=[{"text": text}],
        )

    def place(self, marked):
        """The place of `^` in a piece of the text that occurs once without it."""
        before, after = marked.split("^")
        assert self.text.count(before + after) == 1, f"{marked!r} must occur once"
        at = self.text.index(before + after) + len(before)
        line = self.text.count("\n", 0, at)
        return {"line": line, "character": at - (self.text.rfind("\n", 0, at) + 1)}

    def ask(self, method, marked, **params):
        """Asks about the place of `^`."""
        return self.server.ask(
            f"textDocument/{method}",
            textDocument={"uri": self.uri},
            position=self.place(marked),
            **params,
        )

    def diagnostics(self):
        """What the server itself, without the compiler, finds wrong: each with its line."""
        report = self.server.ask("textDocument/diagnostic", textDocument={"uri": self.uri})
        lines = self.text.split("\n")
        return [
            (item["message"], lines[item["range"]["start"]["line"]].strip())
            for item in report.get("items", [])
        ]

    def lines_at(self, locations):
        """For each location the file's name and the text of its first line."""
        found = []
        for location in locations or []:
            path = pathlib.Path(location["uri"].removeprefix("file://"))
            text = self.text if path == self.path else path.read_text()
            start = location["range"]["start"]
            found.append((path.name, text.split("\n")[start["line"]].strip(), start["character"]))
        return found
