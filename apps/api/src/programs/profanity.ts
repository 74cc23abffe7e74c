import { readConfig } from '../config/config.ts'
import type { Db } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { runProgram, withOperatorDatabase } from './operator-database.ts'
import { deleteProfanityTerm, listProfanityTerms, saveProfanityTerm } from '../records/profanity.queries.ts'

const USAGE = `npm run profanity -- list              the refused words, then the allowed ones
npm run profanity -- refuse WORD …     texts with such a word are refused from now on
npm run profanity -- allow WORD …      harmless words that hold a refused one
npm run profanity -- remove WORD …     from both lists`
/** The form of a word, as texts are searched: syllables, consonants and small Latin letters with nothing between them. */
const WORD = /^[가-힣ㄱ-ㅎa-z]{1,30}$/

const say = (line: string) => process.stdout.write(`${line}\n`)

const ACTIONS: Record<string, (db: Db, word: string) => Promise<void>> = {
  refuse: (db, term) => saveProfanityTerm(db, { term, isAllowed: false }),
  allow: (db, term) => saveProfanityTerm(db, { term, isAllowed: true }),
  remove: deleteProfanityTerm,
}

async function list(db: Db): Promise<void> {
  const terms = await listProfanityTerms(db)
  for (const kind of ['refused', 'allowed']) {
    const words = terms.filter(({ isAllowed }) => isAllowed === (kind === 'allowed')).map(({ term }) => term)
    say(`${kind} (${words.length}): ${words.join(' ')}`)
  }
}

async function main([name = '', ...given]: string[]): Promise<void> {
  const words = given.map((word) => word.normalize('NFC').toLowerCase().replaceAll(/\s/gu, ''))
  const wrong = words.find((word) => !WORD.test(word))
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a word of 1 to 30 letters, without digits and signs.`)
  const action = ACTIONS[name]
  if (name !== 'list' && (!action || words.length === 0)) throw new Error(USAGE)
  await withOperatorDatabase(readConfig(process.env), async (database) => {
    await migrateDatabase(database)
    for (const word of words) await action?.(database.db, word)
    if (name === 'list') await list(database.db)
    else say(`${name}: ${words.join(' ')}`)
  })
}

await runProgram(main)
