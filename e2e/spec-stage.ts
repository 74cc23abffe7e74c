import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { newEmail, newMember, signIn, failure } from './account.ts'
import { expect, test as base } from './fixtures.ts'
import { photo } from './pictures.ts'

/** A phone without a member yet, and what a scene does with it. */
export interface Stage {
  page: Page
  request: APIRequestContext
  browser: Browser
  /** An address without an account. It stays the same through one visit. */
  email: string
  /** From its next page on, the phone is that of a new member. */
  join: () => Promise<void>
  /** Calls of this method (or ANY) and path are not answered, or so. */
  answer: (method: string, url: string, response: Parameters<typeof failure> | null) => Promise<unknown>
  photo: () => ReturnType<typeof photo>
}

export const test = base.extend<{ stage: Stage }>({
  stage: async ({ visitor: page, request, browser }, use) => {
    await use({
      page,
      request,
      browser,
      email: newEmail(),
      join: async () => signIn(page, await newMember(request)),
      photo: () => photo(browser, 'teal'),
      answer: (method, url, response) =>
        page.route(url, (route) => {
          if (method !== 'ANY' && route.request().method() !== method) return route.fallback()
          return response === null ? route.abort() : route.fulfill(failure(...response))
        }),
    })
  },
})

export { expect }
