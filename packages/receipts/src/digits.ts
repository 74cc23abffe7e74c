const LOOK_ALIKES: Record<string, string> = {
  O: '0',
  o: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  B: '8',
  g: '9',
}

/** Returns a line as it would read if all in it were numbers: letters that are taken for digits, and the many kinds of dashes. */
export const asNumbers = (line: string) =>
  line
    .normalize('NFKC')
    .replaceAll(/[OoDlI|!ZSBg]/g, (letter) => LOOK_ALIKES[letter]!)
    .replaceAll(/[—–‐−_~·•]/g, '-')
