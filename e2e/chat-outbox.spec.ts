import {
  addRoomOf,
  enter,
  field,
  isOfNetwork,
  openRoom,
  order,
  reconnect,
  row,
  say,
  stored,
  talk,
  WAITING,
} from './chat.ts'
import { CUT_POINTS } from './cutting-proxy.ts'
import { unique } from './community.ts'
import { test } from './cut-network.ts'
import { keptRows } from './offline.ts'
import { expect, shot } from './fixtures.ts'
import { inForm } from './form.ts'
import { spoil } from './tokens.ts'

const COMING_BACK_MS = 20_000

test.afterEach(({ complaints }) => {
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOfNetwork(each)))
})

test('F06: what is written without a network waits in order, survives a reload, and is sent once', async ({
  member,
  other,
  third,
  context,
  request,
  network,
}) => {
  const queued = inForm({ short: 5, long: 50 })
  test.setTimeout(inForm({ short: 60_000, long: 600_000 }))
  const roomId = await addRoomOf(request, [member, other, third])
  const tab = await context.newPage()
  await Promise.all([enter(member, roomId, network.origin), enter(tab, roomId, network.origin)])
  await Promise.all([enter(other, roomId), enter(third, roomId)])
  const [hello = '', ...waiting] = Array.from({ length: queued + 1 }, (_, index) => unique(`${index}번째`))
  const [meanwhile, afterwards] = [unique('들려요?'), unique('천천히 와요')]

  await test.step('offline, what is written waits', async () => {
    await say(member, hello)
    await expect(talk(other).getByText(hello)).toBeVisible()
    await context.setOffline(true)
    await expect(field(member)).toHaveAttribute('placeholder', WAITING)
    for (const text of waiting.slice(0, -1)) await say(member, text)
    const last = waiting.at(-2) ?? ''
    await expect(row(member, last)).toContainText('연결 대기')
    await expect(row(tab, last)).toContainText('연결 대기')
    await shot(member, 'chat-offline')
    await say(other, meanwhile)
    await expect(talk(third).getByText(meanwhile)).toBeVisible()
  })

  await test.step('reloaded with the server out of reach, it still waits, and more can be written', async () => {
    network.isServerDown = true
    await context.setOffline(false)
    await member.reload()
    await expect(row(member, waiting[0] ?? '')).toContainText('연결 대기')
    await say(member, waiting.at(-1) ?? '')
    expect(await order(member, waiting)).toEqual(waiting)
    await say(third, afterwards)
    await expect(talk(other).getByText(afterwards)).toBeVisible()
  })

  await test.step('back again, everybody sees everything once, in one order', async () => {
    await context.setOffline(true)
    network.isServerDown = false
    await context.setOffline(false)
    const said = [hello, meanwhile, afterwards, ...waiting]
    await expect.poll(() => stored(other, request, roomId), { timeout: COMING_BACK_MS }).toEqual(said)
    const shown = inForm({ short: said, long: waiting.slice(-10) })
    for (const page of [member, tab, other, third]) {
      await expect.poll(() => order(page, shown), { timeout: COMING_BACK_MS }).toEqual(shown)
    }
    await expect(talk(member).getByText(/연결 대기|보내는 중/)).toHaveCount(0)
    await expect(talk(tab).getByText(/연결 대기|보내는 중/)).toHaveCount(0)
  })
})

test('F06: a history whose request hangs is asked for again when the connection is back', async ({
  member,
  other,
  request,
  complaints,
}) => {
  const roomId = await addRoomOf(request, [member, other])
  await Promise.all([enter(member, roomId), enter(other, roomId)])
  const [before, meanwhile] = [unique('있었던 말'), unique('그사이 말')]
  await say(other, before)
  await expect(talk(member).getByText(before)).toBeVisible()
  await expect.poll(async () => JSON.stringify(await keptRows(member, 'conversations'))).toContain(before)

  let asked = 0
  await member.route(/\/api\/chatrooms\/\d+\/messages\?size=/, (route) => {
    asked++
    // The first fails, so that the room opens with what is kept; the second never answers.
    if (asked === 1) return route.abort()
    return asked === 2 ? undefined : route.continue()
  })
  await member.reload()
  await expect(talk(member).getByText(before)).toBeVisible()
  // On a slow phone the socket is there only now, and it is asked for once more.
  await expect.poll(() => asked).toBeGreaterThan(1)
  await say(other, meanwhile)
  await member.context().setOffline(true)
  await expect(field(member)).toHaveAttribute('placeholder', WAITING)
  await member.context().setOffline(false)
  await reconnect(member)
  await expect(talk(member).getByText(meanwhile)).toBeVisible({ timeout: 8000 })
  await member.unrouteAll({ behavior: 'ignoreErrors' })
  complaints.splice(0)
})

test('F06: a message whose connection is cut is there once, wherever it was cut', async ({
  member,
  other,
  context,
  request,
  network,
  complaints,
}) => {
  const cuts = inForm({ short: 6, long: 200 })
  test.setTimeout(inForm({ short: 60_000, long: 1_800_000 }))
  const roomId = await addRoomOf(request, [member, other])
  const tab = await context.newPage()
  await Promise.all([enter(member, roomId, network.origin), enter(tab, roomId, network.origin), enter(other, roomId)])
  const said: string[] = []
  const write = async (text: string) => {
    said.push(unique(text))
    await say(member, said.at(-1) ?? '')
  }
  const points: string[] = []

  for (let index = 0; index < cuts; index++) {
    // Each point once, then wherever chance will have it; a message behind the one that is cut off must stay behind it.
    const point = CUT_POINTS[index < CUT_POINTS.length ? index : Math.floor(Math.random() * CUT_POINTS.length)]!
    points.push(point)
    const cut = network.cutNextMessage(point)
    await write(`끊길 말 ${index}`)
    await write(`그다음 말 ${index}`)
    await cut
    if (index % 5 === 4) await member.reload()
    // A page may find out only now that it is cut off.
    await expect(async () => {
      for (const page of [member, tab]) await reconnect(page)
      await expect(row(member, said.at(-1) ?? '')).not.toContainText(/연결 대기|보내는 중|보냄/, { timeout: 1000 })
    }).toPass({ timeout: COMING_BACK_MS })
  }

  test.info().annotations.push({ type: 'cut', description: points.join(', ') })
  expect(await stored(other, request, roomId)).toEqual(said)
  const shown = said.slice(-12)
  for (const page of [member, tab, other]) await expect.poll(() => order(page, shown)).toEqual(shown)
  await member.reload()
  await expect.poll(() => order(member, shown)).toEqual(shown)
  // A member who comes back a hundred times a minute is asked to wait now and then.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('429')))
})

test('a session that has ended meanwhile is renewed, and the conversation comes back by itself', async ({
  member,
  other,
  context,
  request,
  complaints,
}) => {
  await openRoom(request, member, other)
  await member.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(field(member)).toHaveAttribute('placeholder', WAITING)
  await member.evaluate(spoil, ['accessToken'])
  const spoiled = await member.evaluate(() => localStorage.getItem('accessToken'))
  const text = unique('다시 왔어요')
  await say(member, text)
  await context.setOffline(false)
  await expect(talk(other).getByText(text)).toBeVisible({ timeout: COMING_BACK_MS })
  expect(await member.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(spoiled)
  // Calls that were made with the old one are answered by 401, and made again.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('401')))
})

test('what is refused stays and says why, and can be sent again or discarded', async ({
  member,
  other,
  request,
  complaints,
}) => {
  await openRoom(request, member, other)
  const failure = talk(member).getByRole('button', { name: '다시 보내기' })
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') }
  await member.getByLabel('사진 고르기').setInputFiles(broken)
  await expect(failure).toBeVisible()
  const text = unique('다음 말은 나가요')
  await say(member, text)
  await expect(talk(other).getByText(text)).toBeVisible()
  await shot(member, 'chat-failed')

  const uploading = member.waitForRequest('**/api/image/upload')
  await failure.click()
  await uploading
  await expect(failure).toBeVisible()
  await member.reload()
  await talk(member).getByRole('button', { name: '삭제', exact: true }).click()
  await expect(failure).toHaveCount(0)
  await member.reload()
  await expect(talk(member).getByText(text)).toBeVisible()
  await expect(failure).toHaveCount(0)
  expect(complaints.splice(0).every((each) => each.includes('/api/image/upload'))).toBe(true)
})
