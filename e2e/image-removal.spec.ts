import { failure } from './account.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { photo } from './pictures.ts'

const FORMS = [
  ['a post', '/community/new-post'],
  ['a review', '/write-review?contentId=126435'],
  ['a report', '/report?targetUserId=2'],
] as const

for (const [name, path] of FORMS) {
  test(`${name} says when an image could not be deleted, and when it was`, async ({
    newcomer,
    browser,
    complaints,
  }) => {
    await newcomer.goto(path)
    const input = newcomer.getByLabel('사진 추가')
    const takeOut = newcomer.getByRole('button', { name: '사진 1 빼기' })
    const said = (text: string) => toasts(newcomer).getByText(text)
    await input.setInputFiles(await photo(browser, 'olive'))
    await expect(said('이미지가 업로드되었습니다.')).toBeVisible()
    await newcomer.route('**/api/image/delete', (route) =>
      route.fulfill(failure(500, 'COMMON500', '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')),
    )
    await takeOut.click()
    await expect(said('이미지 삭제에 실패했습니다.')).toBeVisible()
    await expect(said('이미지가 삭제되었습니다.')).toHaveCount(0)
    await expect(takeOut, 'a form goes on without it').toHaveCount(0)
    complaints.splice(0)

    await newcomer.unroute('**/api/image/delete')
    await input.setInputFiles(await photo(browser, 'teal'))
    await expect(said('이미지가 업로드되었습니다.')).toBeVisible()
    await takeOut.click()
    await expect(said('이미지가 삭제되었습니다.')).toBeVisible()
  })
}

test('photos that failed do not count, and each reason is said once', async ({ newcomer, browser }) => {
  await newcomer.goto('/write-review?contentId=126435')
  const input = newcomer.getByLabel('사진 추가')
  const note = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('글') })
  const big = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024, 1) }
  await input.setInputFiles([note('1.txt'), note('2.txt'), big, await photo(browser, 'olive')])
  await expect(toasts(newcomer).getByText('이미지가 업로드되었습니다.')).toBeVisible()
  await expect(newcomer.getByText('이미지 파일만 업로드 가능합니다.')).toHaveCount(1)
  await expect(newcomer.getByText('파일 크기는 5MB 이하여야 합니다.')).toHaveCount(1)
  await expect(newcomer.getByText('1/10')).toBeVisible()
  await shot(newcomer, 'image-reasons')
})
