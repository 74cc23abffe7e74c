/**
 * Expressions that some text makes take quadratic time or more, or that the checker cannot judge, by what they read: it
 * is short, or nothing from outside.
 */
export const POLYNOMIAL: Readonly<Record<string, readonly string[]>> = {
  'the catalogue, which is in the repository': [
    String.raw`(?<=\.)\s+`,
    String.raw`^(?:제주(?:특별자치도|도)? )?(제주시|서귀포시)(?: ([가-힣]+[읍면])(?=\s|$))?(?:\s|$)`,
  ],
  'opening hours of a place, which staff or the catalogue wrote: 2,000 characters': [
    String.raw`<\s*br\s*\/?\s*>`,
    String.raw`한라산.*영실|영실 ?(?:탐방로|코스)`,
  ],
  'what was found on one photograph, in a process of its own with a time limit': [
    String.raw`([가-힣0-9]+(?:로|길))\s+(\d+(?:-\d+)?)`,
    String.raw`([가-힣0-9]+[리동가])\s+(?:산\s*)?(\d+(?:-\d+)?)`,
    String.raw`(?:제주시|서귀포시)\s+\S+[읍면동로길](?![가-힣])|[가-힣0-9](?:로|길)\s+\d+(?:-\d+)?(?![\d가-힣])`,
    String.raw`(?<!\d)(\d{3})\s*[-.\s]?\s*(\d{2})\s*[-.\s]?\s*(\d{5})(?!\d)`,
    String.raw`(?<!\d)(0\d{1,2})\s*[-).\s]\s*(\d{3,4})\s*[-.\s]\s*(\d{4})(?!\d)`,
    String.raw`(?<!\d)(20\d{2})\s*[-./년,\s]\s*(\d{1,2})\s*[-./월,\s]\s*(\d{1,2})(?!\d)`,
    String.raw`[[(].*?[\])]`,
    String.raw`^(?:제주|서귀포)\s*|\s*(?:제주|서귀포)$`,
  ],
  "the operator's configuration": [String.raw`\/+$`, String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`],
  'the first bytes of an upload': [String.raw`<(?:script|iframe)[\s>/]|<html[\s>]|<!doctype\s+html|<\?php\s`],
  'files of this computer': [String.raw`^Max open files +(\d+)`, String.raw`^nobody:[^:]*:(\d+):(\d+):`],
  'an address that has passed as one: 254 characters': [String.raw`[+][^@]*@`],
  'a text of 5,000 characters; each of its repetitions has an end': [
    String.raw`(?:h(?:tt|xx)ps?:\/\/)?(?<![\p{L}\p{N}\p{M}-])(?:[\p{L}\p{N}\p{M}-]{1,63}\.){1,9}(?:com|net|org|kr|io|me|co|gg|ly|be|app|shop|store|site|xyz|link|info|top|club|online|ru|su|cn|jp|tw|hk|uk|eu|de|fr|tk|ml|ga|cf|gq|cc|tv|ws|pw|ua|vn|ph|kz|ai|biz|dev|page|cyou|icu|buzz|sbs|cfd|zip|mov|kim|asia|mobi|blog|cloud|tech|website|한국|닷컴|닷넷|xn--[a-z0-9-]{2,59}|[a-z]{2,24}(?=[/?][^\s]|:\d))(?![\p{L}\p{N}\p{M}-])(?:[:/?#](?:(?!h(?:tt|xx)ps?:\/\/)[^\s,])*)?|h(?:tt|xx)ps?:\/\/|\bwww\.|\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?=[:/])`,
  ],
  'a body; the checker gives up, and what is repeated stands behind a whole word': [
    String.raw`"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:`,
  ],
  'the first words of a post or a review: 110 characters': [String.raw`[\s,.]+$`],
  'our own header': [String.raw`;?\s*upgrade-insecure-requests`],
  "the Tourism Organization's texts, in a program beside the server": [String.raw`<\/?[a-z][^>]*>`],
  'the name of a place': [String.raw`\(.*?\)|\[.*?\]`],
  'a message or a text of 5,000 characters, in the browser of whoever reads it': [
    String.raw`(?:카카오?톡?|카톡|라인|텔레(?:그램)?)\s*(?:아이디|id)\s*[:는은]?\s*[a-z0-9_.-]{4,}|오픈\s*(?:카톡|채팅)`,
    String.raw`선\s*입금|(?:예약금|보증금|계약금|참가비|회비)[^.!?\n]{0,12}(?:입금|송금|보내|이체)|미리\s*(?:입금|송금)`,
    String.raw`선\s*입금[^.!?\n]{0,8}(?:없|안\s|안해|금지|사기|조심|주의|하지\s*마|요구)`,
    String.raw`국민|신한|우리|하나|농협|기업|카카오\s*뱅크|카뱅|토스|케이\s*뱅크|케뱅|새마을|우체국|신협|수협|제주\s*은행|부산\s*은행|대구\s*은행|씨티|SC\s*제일|은행|계좌`,
    String.raw`(?<![\d-])\d{2,6}(?:[- ]\d{1,8}){1,4}(?![\d-])|(?<!\d)\d{10,16}(?!\d)`,
    String.raw`(?:19|20)\d{2}[-. ]+[01]?\d[-. ]+[0-3]?\d(?!\d)`,
  ],
}
