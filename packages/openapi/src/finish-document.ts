import type { OpenAPIV3_1 } from 'openapi-types'
import { requiresNothing } from '@honjeo/contract/route-table'

/** The words that say what the routes of each tag are about. A tag without a line fails `docs.test.ts`. */
export const TAGS: Readonly<Record<string, string>> = {
  계정: '가입, 로그인, 비밀번호, 동의, 내 자료 내려받기',
  공지: '운영자의 공지와 배너',
  교통: '버스로 가는 길과 마지막 버스',
  '귀가 타이머': '늦으면 신뢰 연락처에 알리는 타이머와 도움 요청',
  날씨: '예보와 기상특보',
  '담은 장소': '내가 담은 장소',
  동행방: '함께 다닐 사람을 찾는 방',
  리뷰: '장소에 다녀온 이야기와 영수증 인증',
  마이: '프로필과 내가 쓴 것',
  문의: '운영자에게 묻기',
  신고: '글, 사람, 메시지 신고',
  '신뢰 연락처': '위급할 때 알릴 사람',
  안전: '하루 안전 점검',
  알림: '알림 목록과 설정, 푸시',
  '여행 일정': '일정 만들기, 고치기, 나누기',
  운영: '운영자의 화면과 서버 상태',
  '위치 공유': '내 위치를 볼 수 있는 링크',
  이미지: '사진 올리기와 지우기',
  장소: '제주의 장소 찾기',
  차단: '사람 차단하기',
  채팅: '동행방의 대화',
  커뮤니티: '게시글과 댓글',
  홈: '첫 화면의 목록',
}

type Operation = OpenAPIV3_1.OperationObject
type Document = Partial<OpenAPIV3_1.Document>

/** A call that needs no account: a token may be sent along, and then it must be a valid one. */
const OPEN: OpenAPIV3_1.SecurityRequirementObject[] = [{}, { bearerAuth: [] }]
const CLOSED: OpenAPIV3_1.SecurityRequirementObject[] = [{ bearerAuth: [] }]

/** The callers of a route, by what it asks of a token. */
const CALLERS: Record<string, string> = {
  suspended: '이용이 정지된 회원도 부를 수 있어요.',
  adult: '만 19세 이상만 부를 수 있어요.',
  staff: '운영자만 부를 수 있어요.',
  proven: '비밀번호와 인증 코드를 다시 확인한 뒤 얼마 동안만 부를 수 있어요.',
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const ANSWERS: Record<string, string> = {
  200: '성공',
  201: '만들었어요.',
  202: '받았고, 곧 처리해요.',
  409: '다른 변경과 겹쳤어요.',
  '4XX': '요청을 고쳐야 해요. `code`가 이유를 알려줘요.',
  '5XX': '서버가 처리하지 못했어요. 잠시 뒤에 다시 보내주세요.',
}

function isOptional({ content }: OpenAPIV3_1.RequestBodyObject): boolean {
  const [media] = Object.values(content)
  return requiresNothing((media?.schema ?? {}) as Parameters<typeof requiresNothing>[0])
}

/** Makes the answer of an operation a file; its refusals are in the envelope, as all others. */
function asFile(operation: Operation, type: string): void {
  const { responses = {} } = operation
  responses['200'] = { description: '파일', content: { [type]: { schema: fileSchema(type) } } }
  operation.responses = responses
}

const fileSchema = (type: string): OpenAPIV3_1.SchemaObject =>
  type.startsWith('text/') || type.endsWith('+xml')
    ? { type: 'string' }
    : { type: 'string', format: 'binary', contentMediaType: type }

function finishOperation(operation: Operation): void {
  const asked = operation.security?.flatMap(({ bearerAuth = [] }) => bearerAuth)
  const callers = asked?.flatMap((each) => CALLERS[each] ?? []) ?? ['로그인하지 않아도 부를 수 있어요.']
  operation.description ??= [...(asked ? ['로그인한 회원의 요청이에요.'] : []), ...callers].join(' ')
  operation.security = asked ? CLOSED : OPEN
  const { requestBody, responses = {} } = operation
  if (requestBody && 'content' in requestBody) requestBody.required = !isOptional(requestBody)
  for (const [status, answer] of Object.entries(responses)) {
    if ('description' in answer) answer.description = ANSWERS[status] ?? ANSWERS['200']!
  }
}

/**
 * Completes what was put together of the routes: who may call them, bodies that may be left out, files, and the tags with what they are
 * about. `files` names the type of each file by its operation.
 */
export function finishDocument(document: Document, files: ReadonlyMap<string, string>): Document {
  const used = new Set<string>()
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = path?.[method]
      if (!operation) continue
      const type = files.get(operation.operationId ?? '')
      if (type !== undefined) asFile(operation, type)
      finishOperation(operation)
      for (const tag of operation.tags ?? []) used.add(tag)
    }
  }
  document.tags = [...used].toSorted().map((name) => ({ name, description: TAGS[name] ?? name }))
  const schemas = document.components?.schemas
  if (schemas && Object.keys(schemas).length === 0) delete document.components!.schemas
  return document
}
