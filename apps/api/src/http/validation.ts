import { say, type Sentence } from '@honjeo/contract/values/sentences'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { isInstant } from '../lib/clock.ts'
import type { WrongFields } from '@honjeo/contract/app-error'

const FIELDS_MAX = 20

function createAjv(coerceTypes: boolean) {
  const ajv = new Ajv({
    coerceTypes,
    // A strict Ajv would look at no limit of the Infinity that it makes of a query's 1e999.
    strictNumbers: !coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: true,
    verbose: true,
  })
  ajv.addVocabulary(['message'])
  formats.default(ajv, { mode: 'full', formats: ['date', 'date-time'] })
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean }
  ajv.addFormat('date-time', (text) => validate(text) && isInstant(text))
  return ajv
}

const forBodies = createAjv(false)
const forText = createAjv(true)

/** Compiles a schema at its first value: all of them would take a third of the time in which a server starts. */
function compileLate(ajv: Ajv, schema: object) {
  let compiled: ValidateFunction | undefined
  const validate = (value: unknown): boolean => {
    compiled ??= ajv.compile(schema)
    const isValid = compiled(value)
    late.errors = compiled.errors
    return isValid
  }
  // Fastify reads there what was wrong.
  const late = Object.assign(validate, { errors: undefined as ValidateFunction['errors'] })
  return late
}

/** Text from a URL is coerced; JSON is not, or null in a body would become "", 0 or false. */
export function setUpValidation(app: FastifyInstance) {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compileLate(httpPart === 'body' ? forBodies : forText, schema as object),
  )
}

/** Compiles a schema for JSON that does not come by HTTP: the body of a STOMP frame. */
export const compileSchema = (schema: object) => forBodies.compile(schema)

const GENERAL: Record<string, (params: Record<string, unknown>) => Sentence> = {
  required: () => say('REQUIRED'),
  additionalProperties: () => say('UNKNOWN_FIELD'),
  maxLength: ({ limit }) => say('TOO_LONG', { max: Number(limit) }),
  minLength: ({ limit }) => (limit === 1 ? say('EMPTY') : say('TOO_SHORT', { min: Number(limit) })),
  minimum: ({ limit }) => say('TOO_SMALL', { min: Number(limit) }),
  maximum: ({ limit }) => say('TOO_LARGE', { max: Number(limit) }),
  maxItems: ({ limit }) => say('TOO_MANY', { max: Number(limit) }),
  enum: ({ allowedValues }) => say('NOT_OFFERED', { offered: (allowedValues as unknown[]).join(', ') }),
  format: ({ format }) => say(format === 'date-time' ? 'NO_INSTANT' : 'NO_DATE'),
  type: ({ type }) => say(type === 'integer' || type === 'number' ? 'NO_NUMBER' : 'WRONG_FORM'),
}

function fieldOf({ instancePath, keyword, params }: ErrorObject) {
  const path = instancePath.slice(1).replaceAll('/', '.')
  const child =
    keyword === 'required'
      ? params['missingProperty']
      : keyword === 'additionalProperties'
        ? params['additionalProperty']
        : ''
  return [path, child].filter((part) => part !== '' && part !== undefined).join('.') || 'body'
}

interface SaidSchema {
  message?: Sentence
  properties?: Record<string, SaidSchema>
}

/** Names the field that is wrong: what is missing or too much is said of the whole. */
function wrongSchema({ keyword, params, parentSchema }: ErrorObject): SaidSchema | undefined {
  const schema = parentSchema as SaidSchema | undefined
  if (keyword === 'required') return schema?.properties?.[String(params['missingProperty'])]
  return keyword === 'additionalProperties' ? undefined : schema
}

/** The place of the fault where one of several forms is refused for its `kind`. */
const OF_KIND = /\/\d+\/properties\/kind\/enum$/

/**
 * Keeps, where a value may have one of several forms, what is wrong by the form of its own kind, since the others are
 * tried as well. Where no form is of that kind, only the kind is wrong.
 */
function ofOwnForm(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const ofKind = errors.filter(({ schemaPath }) => OF_KIND.test(schemaPath))
  // A body may be wrong in thousands of places, and hardly any has several forms.
  if (ofKind.length === 0 || ofKind.length > FIELDS_MAX) return errors
  const others = ofKind.map((error) => {
    const unionPath = error.schemaPath.replace(OF_KIND, '')
    const union = errors.find(({ schemaPath }) => schemaPath === unionPath)
    const forms = (union?.schema as unknown[] | undefined)?.length ?? 0
    const refused = ofKind.filter(({ schemaPath }) => schemaPath.startsWith(`${unionPath}/`)).length
    return { form: error.schemaPath.replace('properties/kind/enum', ''), kept: refused < forms ? null : error }
  })
  return errors.filter((error) => !others.some(({ form, kept }) => error.schemaPath.startsWith(form) && error !== kept))
}

/** One sentence per field; a schema's own `message` goes before the general one. */
export function fieldMessages(errors: readonly ErrorObject[]): WrongFields {
  // The object has no prototype: a field may be called `constructor`.
  const fields: Record<string, Sentence> = Object.create(null)
  for (const error of ofOwnForm(errors).slice(0, FIELDS_MAX)) {
    const general = GENERAL[error.keyword]?.(error.params) ?? say('WRONG_FORM')
    fields[fieldOf(error)] ??= wrongSchema(error)?.message ?? general
  }
  return fields
}
