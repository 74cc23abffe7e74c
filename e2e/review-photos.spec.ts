import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { hugePhoto, photo } from './pictures.ts'
import { addPhotos } from './reviews.ts'

test('photos are checked, scaled, cancelled, tried again and put in order', async ({ member, browser, complaints }) => {
  // The browser draws a photo of more than 5 MB, and hands it over twice.
  test.slow()
  await member.goto('/write-review?contentId=126435')
  const input = member.getByLabel('사진 추가')
  const tile = (position: number) => member.getByRole('button', { name: `사진 ${position}`, exact: true })
  const takeOut = (position: number) => member.getByRole('button', { name: `사진 ${position} 빼기` })

  await input.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('글') })
  await expect(member.getByText('이미지 파일만 업로드 가능합니다.')).toBeVisible()
  await takeOut(1).click()
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024, 1) })
  await expect(member.getByText('파일 크기는 5MB 이하여야 합니다.')).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'image-refused')
  await takeOut(1).click()

  const huge = await hugePhoto(browser)
  expect(huge.buffer.byteLength).toBeGreaterThan(5 * 1024 * 1024)
  // A token that has ended is renewed on the way.
  await member.evaluate(() => localStorage.setItem('accessToken', 'ended'))
  await addPhotos(member, [huge])
  expect(complaints.splice(0).filter((line) => !line.includes('401'))).toEqual([])
  await expect(tile(1)).toBeVisible()

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await member.route('**/api/image/upload', async (route) => {
    await held
    await route.abort()
  })
  await input.setInputFiles(await photo(browser, 'olive'))
  await expect(member.getByRole('progressbar', { name: '사진 2 올리는 중' })).toBeVisible()
  await member.getByRole('button', { name: '사진 2 올리기 취소' }).click()
  await expect(tile(2)).toHaveCount(0)
  await expect(input).toBeFocused()
  release()

  await input.setInputFiles(await photo(browser, 'navy'))
  await expect(member.getByText(/서버에 연결할 수 없습니다/)).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await expectAccessible(member)
  await shot(member, 'image-failed')
  await member.unroute('**/api/image/upload')
  await member.getByRole('button', { name: '사진 2 다시 올리기' }).click()
  await expect(tile(2)).toBeVisible()
  await expect(member.getByRole('progressbar')).toHaveCount(0)

  const sources = () =>
    member
      .getByRole('button', { name: /^사진 \d$/ })
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await sources()
  await tile(2).click()
  await member.getByRole('menuitem', { name: '앞으로' }).click()
  await expect.poll(sources).toEqual(before.toReversed())
})
