import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the app's own texts are; each place counts alike, however much it holds. */
const SOURCES = [
  ['apps/web/src/locales', /^ko\.po$/],
  ['packages/demo-content/src', /(?<!\.test)\.ts$/],
  ['packages/catalogue/src/data', /\.ts$/],
] as const
/**
 * Every Korean letter of the app's texts, the demo's and the places', the ones met most often first. Those beyond the
 * `common` first ones are together by where they are met, for a screen shows the one kind of text or the other.
 */
export function lettersByUse(root: string, common: number): string[] {
  const uses = new Map<string, number[]>()
  for (const [i, [folder, name]] of SOURCES.entries()) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      name.test(file),
    )
    const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8')).join('')
    const letters = texts.match(/[ㄱ-ㅣ가-힣]/g) ?? []
    for (const letter of letters) {
      const shares = uses.get(letter) ?? SOURCES.map(() => 0)
      shares[i]! += 1 / letters.length
      uses.set(letter, shares)
    }
  }
  const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0)
  const kind = (shares: readonly number[]) => shares.findIndex((share) => share === Math.max(...shares))
  const ordered = [...uses].toSorted(([a, one], [b, other]) => sum(other) - sum(one) || a.localeCompare(b))
  const seldom = ordered.slice(common).toSorted(([, one], [, other]) => kind(one) - kind(other))
  return [...ordered.slice(0, common), ...seldom].map(([letter]) => letter)
}
