/** The package brings no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    fieldNames: string[]
    path: { type?: string; property?: string }[]
  }
  export default class Validator {
    /** The vocabulary as schema.org publishes it: classes and properties as JSON-LD. */
    constructor(vocabulary: { '@graph': readonly object[] })
    /** What was found on a page, by its type. */
    validate(found: { jsonld: Record<string, readonly object[]> }): Promise<Issue[]>
  }
}
