import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { lettersByUse } from './lib/letters-by-use.ts'
import { root } from './lib/root.mjs'
import { readFaces, toRanges, type Face } from './lib/unicode-ranges.ts'

/**
 * Cuts Pretendard into files in the order in which the app's own texts use its letters, and leaves the rest to the files of the
 * package, which are cut by what is written on the web. What it leaves is committed; see docs/decisions/0024.
 */
const pretendard = join(dirname(createRequire(import.meta.url).resolve('pretendard/package.json')), 'dist/web/variable')
const folder = join(root, 'apps/web/src/app/fonts')

/** Letters of the file that every screen needs, and of each further one. Found by trying: no screen of the demo needs 150 kB. */
const FIRST = 600
const NEXT = 24
/** The weights that the app uses; without the thinner and heavier ones a letter is 130 bytes instead of 180. */
const WEIGHTS = { min: 400, max: 800 }
/** What the app's styles ask for, and what puts letters together; without the alternative shapes of Latin ones. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk']
const LATIN = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i))
const SIGNS = '\u00a0©°±·×÷–—‘’“”•…₩℃←↑→↓⋯〈〉《》「」『』、。～'.split('')

/** All of one family and alike: only of such faces a browser takes one for each letter, and fetches no second one meanwhile. */
const faceRule = (url: string, ranges: string) =>
  `@font-face {
  font-family: 'Honjeo Sans';
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url('${url}') format('woff2');
  unicode-range: ${ranges};
}`

const letters = lettersByUse(root, FIRST)
const groups = [[...LATIN, ...SIGNS, ...letters.slice(0, FIRST)]]
for (let from = FIRST; from < letters.length; from += NEXT) groups.push(letters.slice(from, from + NEXT))

mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) if (file.endsWith('.woff2')) rmSync(join(folder, file))
const font = readFileSync(join(pretendard, 'woff2/PretendardVariable.woff2'))
const rules: string[] = []
for (const [i, group] of groups.entries()) {
  // oxlint-disable-next-line no-await-in-loop -- a dozen, one after the other
  const file = await subsetFont(font, group.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  })
  writeFileSync(join(folder, `letters-${i}.woff2`), file)
  const ranges = toRanges(group.map((letter) => letter.codePointAt(0)!))
  rules.push(faceRule(`./letters-${i}.woff2`, ranges))
  console.log(`letters-${i}.woff2: ${group.length} letters, ${file.length} bytes`)
}

const own = new Set(groups.flat().map((letter) => letter.codePointAt(0)!))
const faces = readFaces(readFileSync(join(pretendard, 'pretendardvariable-dynamic-subset.css'), 'utf8'))
const rest = faces.map(({ file, points }): Face => ({ file, points: points.filter((point) => !own.has(point)) }))
// A range may run over letters of the faces that come after it: the last one that has a letter gives it. So the files
// of seldom letters, which are the largest parts of the alphabet, come first, each written in one or two ranges.
const taken = new Set(own)
const restRules: string[] = []
for (const { file, points } of rest.toSorted((a, b) => a.points.length - b.points.length)) {
  if (points.length === 0) continue
  restRules.unshift(
    faceRule(
      `pretendard/dist/web/variable/${file}`,
      toRanges(points, (point) => taken.has(point)),
    ),
  )
  for (const point of points) taken.add(point)
}

const notice = `/*
 * Written by \`npm run fonts\`. Pretendard, © 2021 Kil Hyung-jin (https://github.com/orioncactus/pretendard), under the SIL Open
 * Font License 1.1, OFL.txt. Some files are cut from it, and a changed font may not bear its
 * reserved name: hence the family's.
 */`
copyFileSync(join(pretendard, '../../LICENSE.txt'), join(folder, 'OFL.txt'))
writeFileSync(join(folder, 'fonts.css'), `${[notice, ...restRules, ...rules].join('\n\n')}\n`)
