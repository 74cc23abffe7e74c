import type { OpenAPIV3_1 } from 'openapi-types'
import { requiresNothing } from './requires-nothing.ts'

type Operation = OpenAPIV3_1.OperationObject
type Document = Partial<OpenAPIV3_1.Document>

/** A call that needs no account: a token may be sent along, and then it must be a valid one. */
const OPEN: OpenAPIV3_1.SecurityRequirementObject[] = [{}, { bearerAuth: [] }]
const CLOSED: OpenAPIV3_1.SecurityRequirementObject[] = [{ bearerAuth: [] }]

/** Who may call, by what a route asks of a token. */
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

/** A file's description; its refusals are in the envelope, as all others. */
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
export function finishDocument(
  document: Document,
  { files, tags }: { files: ReadonlyMap<string, string>; tags: Readonly<Record<string, string>> },
): Document {
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
  document.tags = [...used].toSorted().map((name) => ({ name, description: tags[name] ?? name }))
  const schemas = document.components?.schemas
  if (schemas && Object.keys(schemas).length === 0) delete document.components!.schemas
  return document
}
