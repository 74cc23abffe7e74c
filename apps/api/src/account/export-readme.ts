import { koreanDay } from '../lib/clock.ts'
import { exportKinds } from './export-kinds.queries.ts'

/** The text in the archive that says what lies in it. */
export function exportReadme(now: Date): string {
  const kinds = Object.entries(exportKinds).map(([name, { title }]) => `  ${name}: ${title}`)
  return `혼저에 있는 내 정보
${koreanDay(now)}에 내려받았어요.

data.json
  혼저가 보관하는 내 정보를 모두 담은 파일이에요. 메모장 같은 편집기로 열어볼 수 있어요.
  시간은 협정 세계시(UTC)예요. 한국 시간은 9시간을 더해주세요.
  들어 있는 내용은 다음과 같아요.

${kinds.join('\n')}

images
  내가 올린 사진이에요. 파일 이름은 data.json의 images에 적힌 name이에요.
  올릴 때 위치 정보를 지우고 크기를 줄인 사진만 보관하고 있어요.

담지 않은 것
  비밀번호와 로그인 정보는 안전을 위해 담지 않았어요. 비밀번호는 알아볼 수 없는 형태로만 보관해요.
  다른 사람이 쓴 글과 메시지는 그 사람의 것이라 담지 않았어요.

이 파일에는 내 개인정보가 들어 있어요. 다른 사람에게 보내거나 함께 쓰는 기기에 두지 마세요.
`.replaceAll('\n', '\r\n')
}
