import { expect, test } from './fixtures.ts'

const HOSTILE = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>"'><svg onload=window.hit=1>`

test('HOSTILE: what somebody wrote stays text on every screen that shows it, and nothing is asked of anybody else', async ({
  newcomer: page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== baseURL) foreign.push(request.url())
  })
  await page.goto('/my')
  const headers = await page.evaluate(() => ({ authorization: `Bearer ${localStorage.getItem('accessToken')}` }))
  const reply = await page.request.post('/api/community/posts', {
    headers,
    data: { postCategory: 'QUESTION', title: HOSTILE.slice(0, 40), content: HOSTILE },
  })
  expect(reply.status()).toBe(201)
  const { result } = (await reply.json()) as { result: { postId: number } }
  await page.request.post(`/api/community/posts/${result.postId}/comments`, { headers, data: { content: HOSTILE } })
  for (const path of [`/community/${result.postId}`, '/community', '/mypage/posts', '/', '/search-map']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'hit' in window || document.querySelector('[onerror], [onload]') !== null)).toBe(
      false,
    )
  }
  await page.goto(`/community/${result.postId}`)
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  expect(foreign).toEqual([])
})
