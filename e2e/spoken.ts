import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

interface AxValue {
  value?: string | number | boolean
}

interface AxNode {
  nodeId: string
  ignored: boolean
  role?: AxValue
  name?: AxValue
  value?: AxValue
  properties?: { name: string; value: AxValue }[]
  childIds?: string[]
}

/** What a screen reader knows at one moment. */
interface Moment {
  focusId: string
  /** What is said of what has the focus: role, name and state; where that is a screen, its heading. */
  focus: string
  /** The texts of regions that speak by themselves. */
  live: string[]
}

const STATES = ['checked', 'pressed', 'expanded', 'selected', 'invalid']
const SPOKEN_ALOUD = ['polite', 'assertive']
/** They are named by what they hold, so a reader goes on to the heading. */
const FRAMES = ['main', 'generic', 'RootWebArea', 'group', 'region', 'form']

const text = (value: AxValue | undefined) => String(value?.value ?? '').trim()
const property = (node: AxNode, name: string) => node.properties?.find((each) => each.name === name)?.value.value

/** Reads the accessibility tree as Chromium hands it to a screen reader. */
async function momentOf(client: CDPSession): Promise<Moment> {
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const wordsIn = ({ role, name, childIds = [] }: AxNode): string => {
    const below = childIds.map((id) => byId.get(id)).filter((node) => node !== undefined)
    const isLeaf = role?.value === 'StaticText' || below.length === 0
    return isLeaf ? text(name) : below.map(wordsIn).join(' ')
  }
  const focused = nodes.findLast((node) => !node.ignored && property(node, 'focused') === true)
  const live = nodes
    .filter((node) => !node.ignored && SPOKEN_ALOUD.includes(String(property(node, 'live'))))
    .map((node) => wordsIn(node).replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
  return { focusId: focused?.nodeId ?? '', focus: focused === undefined ? '' : focusOf(focused, nodes), live }
}

function focusOf(node: AxNode, nodes: readonly AxNode[]): string {
  const role = text(node.role)
  const states = STATES.map((name) => [name, property(node, name)] as const)
    .filter(([, value]) => value !== undefined && value !== 'false' && value !== false)
    .map(([name, value]) => `${name}=${String(value)}`)
  const name = text(node.name)
  if (name !== '' || !FRAMES.includes(role)) return [role, name, text(node.value), ...states].join(' ').trim()
  const heading = nodes.slice(nodes.indexOf(node)).find((each) => !each.ignored && text(each.role) === 'heading')
  const title = text(heading?.name)
  return title === '' ? '' : `${role} ${title}`
}

/** What is said when one moment follows the other; empty where a reader stays silent. */
function saidBetween(before: Moment, after: Moment): string[] {
  const isFocusNew = after.focusId !== before.focusId || after.focus !== before.focus
  const focus = isFocusNew && after.focus !== '' ? [after.focus] : []
  return [...focus, ...after.live.filter((words) => !before.live.includes(words))]
}

export interface Reader {
  /** Goes to a control, which has to say what it is, and acts on it; what is said then has to match. */
  act: (
    target: Locator,
    says: RegExp,
    key?: 'Enter' | 'Space' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
  ) => Promise<void>
  /** Writes into a box, which has to have a name. */
  write: (target: Locator, words: string) => Promise<void>
  /** How many steps were heard. */
  steps: () => number
}

/** One who hears the page of a phone, and sees nothing of it. */
export async function listenTo(page: Page): Promise<Reader> {
  const client = await page.context().newCDPSession(page)
  await client.send('Accessibility.enable')
  let steps = 0

  async function reach(target: Locator): Promise<Moment> {
    await target.focus()
    const moment = await momentOf(client)
    expect(moment.focus, `what ${target.toString()} says`).toMatch(/\S+ \S+/)
    return moment
  }

  return {
    steps: () => steps,
    async write(target, words) {
      await reach(target)
      await target.fill(words)
      steps++
    },
    async act(target, says, key = 'Enter') {
      const before = await reach(target)
      await page.keyboard.press(key)
      const heard = new Set<string>()
      await expect(async () => {
        for (const words of saidBetween(before, await momentOf(client))) heard.add(words)
        expect([...heard].join('\n'), `after ${key} on "${before.focus}"`).toMatch(says)
      }).toPass({ timeout: 15_000, intervals: [50, 100, 200] })
      steps++
    },
  }
}
