/**
 * The text of a file or an answer, whatever its sender calls its encoding: public offices send CP949 as UTF-8 and UTF-8 as
 * EUC-KR. What is no UTF-8 is CP949, of which EUC-KR is a part; text in it that is also valid UTF-8 does not occur beyond a
 * few letters.
 */
export function decodeKorean(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // As the web has it: the label names CP949 with all its syllables.
    return new TextDecoder('euc-kr').decode(bytes)
  }
}
