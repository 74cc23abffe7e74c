import { rounded, type Result, type Row } from './report.ts'

const WHAT: Record<string, string> = {
  http: 'The busiest reads and writes: CPU time of server and database together for each, beside the same Fastify that sends the same bytes from memory. More than a million rows.',
  growth: 'The same with ten times the data.',
  day: 'Half of the load of the peak minute of 100,000 daily members: 250 requests, 7.5 messages, 20 writes, 0.75 uploads and 0.75 logins a second, and 2,250 sockets. The generator runs on the same cores.',
  backup:
    'A backup of some 500 MB of rows and images, and its restore into an empty place. A gigabyte may take ten minutes.',
  web: 'Lighthouse 12, mobile, simulated slow 4G, the median of several runs, of the app as `npm start` serves it. The phone is the same on every machine: how many times slower it is than this one is set by Lighthouse’s own index of its speed.',
  cluster:
    'One, two and four servers on one PostgreSQL and one Redis behind HAProxy. On a machine of two cores they cannot run at once, so what counts is the work for each second of the servers’ CPU time: what one more server on its own core would add.',
  chat: 'Deliveries for each second of CPU time, beside other servers, and what idle and slow sockets cost.',
  community: 'Posts and comments.',
  places: 'Lists, search and the map’s points.',
  map: 'The map’s frames while it is pulled about.',
  planner: 'Plans, beside the best known ones.',
  transit: 'Ways by bus, on a generated timetable of 4,338 stops and 400 lines, each in two directions.',
  receipts: 'Receipts, printed and photographed by a generator.',
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
const count = (value: number, of: string) => `${value} ${of}${value === 1 ? '' : 's'}`

function rowOf({ name, figure, unit, reference, ratio, target, bound, met }: Row): string {
  const asked = target === null ? '' : `${bound === 'at most' ? '≤' : '≥'} ${target}`
  const verdict = target === null ? 'stated' : met ? 'met' : '**missed**'
  const figures = [`${rounded(figure)} ${unit}`.trim(), rounded(reference), ratio.toFixed(2), asked, verdict]
  return `| ${[name, ...figures].map(cell).join(' | ')} |`
}

function sectionOf({ name, measuredAt, rows }: Result): string[] {
  const judged = rows.filter(({ target }) => target !== null)
  return [
    `## ${name}`,
    '',
    ...(WHAT[name] === undefined ? [] : [WHAT[name], '']),
    `\`npm run bench:${name}\`, ${measuredAt.slice(0, 10)}: ${judged.filter(({ met }) => met).length} of ${count(judged.length, 'target')} met.`,
    '',
    '| what | figure | reference | ratio | target | |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(rowOf),
    '',
  ]
}

/** Each machine that figures come from, in one line; all of them where they come from several. */
function machinesOf(results: readonly Result[]): string[] {
  const lines = results.map(
    ({ machine: { processor, cores, memoryGb, system, node, postgresql, chromium } }) =>
      `${processor}, ${count(cores, 'core')}, ${memoryGb} GB, ${system}; Node.js ${node}, PostgreSQL ${postgresql}${chromium === '' ? '' : `, Chromium ${chromium}`}`,
  )
  return [...new Set(lines)].map((line) => `- ${line}`)
}

/** docs/benchmarks.md, of the results that are there. */
export const toDocument = (results: readonly Result[]): string =>
  [
    '# Benchmarks',
    '',
    '`npm run bench` measures everything and writes this page; `npm run bench -- --write-only` writes it of the results that are',
    'there. Nothing here is a time by itself: each figure is shown beside a limit, or beside a peer measured in the same run, and its ratio counts. CPU',
    'time is that of the processes by the kernel’s accounting, the least of several rounds, since whatever else a machine does only adds.',
    '',
    'Measured on',
    '',
    ...machinesOf(results),
    '',
    ...results.flatMap(sectionOf),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
