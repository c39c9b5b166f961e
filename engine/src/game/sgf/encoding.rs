//! Bytes to text.

use encoding_rs::{Encoding, ISO_2022_JP, UTF_8};

use super::error::{Note, NoteKind, Place};

/// The text of a file, and what was odd about its encoding.
///
/// A byte-order mark decides; then valid UTF-8 is UTF-8, unless `CA` names the one encoding that
/// hides in ASCII; then what `CA` names; then what the bytes look like.
pub(super) fn decode(bytes: &[u8]) -> (String, Option<Note>) {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        return decode_as(encoding, &bytes[length..], None);
    }
    let named = named_encoding(bytes);
    match (std::str::from_utf8(bytes), &named) {
        (_, Some(Named::Known(encoding))) if *encoding == ISO_2022_JP => {
            decode_as(ISO_2022_JP, bytes, None)
        }
        (Ok(text), _) => (text.to_owned(), None),
        (Err(_), Some(Named::Known(encoding))) if *encoding != UTF_8 => {
            decode_as(encoding, bytes, None)
        }
        (Err(_), named) => {
            let encoding = detect(bytes);
            let unknown = match named {
                Some(Named::Unknown(label)) => Some(label.clone()),
                _ => None,
            };
            decode_as(encoding, bytes, unknown)
        }
    }
}

/// What `CA` names.
enum Named {
    Known(&'static Encoding),
    Unknown(String),
}

/// The first `CA` property's encoding. Its name and value are ASCII in every encoding met.
fn named_encoding(bytes: &[u8]) -> Option<Named> {
    let at = bytes
        .windows(3)
        .enumerate()
        .position(|(at, window)| window == b"CA[" && !after_letter(bytes, at))?;
    let value = &bytes[at + 3..];
    let end = value.iter().take(64).position(|&byte| byte == b']')?;
    let label = String::from_utf8_lossy(&value[..end]).trim().replace('_', "-");
    Some(match Encoding::for_label(label.as_bytes()) {
        Some(encoding) => Named::Known(encoding),
        None => Named::Unknown(label),
    })
}

/// Whether a letter of a property name stands before this place.
fn after_letter(bytes: &[u8], at: usize) -> bool {
    at.checked_sub(1).is_some_and(|before| bytes[before].is_ascii_alphanumeric())
}

/// What the bytes look like.
fn detect(bytes: &[u8]) -> &'static Encoding {
    let mut detector = chardetng::EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, chardetng::Utf8Detection::Allow)
}

fn decode_as(
    encoding: &'static Encoding,
    bytes: &[u8],
    unknown: Option<String>,
) -> (String, Option<Note>) {
    let (text, malformed) = encoding.decode_without_bom_handling(bytes);
    let kind = match unknown {
        Some(label) => Some(NoteKind::UnknownEncoding(label, encoding.name())),
        None => malformed.then(|| NoteKind::Encoding(encoding.name())),
    };
    let place = Place { line: 1, column: 1 };
    (text.into_owned(), kind.map(|kind| Note { place, kind }))
}
