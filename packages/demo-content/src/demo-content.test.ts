import { cataloguePlaces } from '@honjeo/catalogue/places'
import { CONTENT_TYPE_IDS, POST_CATEGORIES } from '@honjeo/contract/values/enums'
import { looksLikeEmail } from '@honjeo/contract/values/email'
import { nicknameProblem } from '@honjeo/contract/values/nickname'
import { REVIEW_TAGS_OF, type ReviewTag } from '@honjeo/contract/values/review-tags'
import { describe, expect, it } from 'vitest'
import { demoMembers } from './members.ts'
import { PLACES } from './places.ts'
import { demoPosts } from './posts.ts'
import { demoReviews } from './reviews.ts'

const typeOf = new Map(cataloguePlaces.map((place) => [place.contentId, place.contentTypeId]))

describe('the demo content', () => {
  it('plays at places of the catalogue only', () => {
    const missing = Object.entries(PLACES).filter(([, contentId]) => !typeOf.has(contentId))
    expect(missing).toEqual([])
  })

  it('has members who could have signed up', () => {
    expect(demoMembers).toHaveLength(14)
    expect(demoMembers.filter(({ nickname }) => nicknameProblem(nickname) !== null)).toEqual([])
    expect(demoMembers.filter(({ email }) => !looksLikeEmail(email))).toEqual([])
  })

  it('reviews at least thirty places, of every category, each once by a member', () => {
    expect(demoReviews.length).toBeGreaterThanOrEqual(60)
    const reviewed = new Set(demoReviews.map(({ place }) => place))
    expect(reviewed.size).toBeGreaterThanOrEqual(30)
    expect(new Set([...reviewed].map((place) => typeOf.get(place)))).toEqual(new Set(CONTENT_TYPE_IDS))
    expect(new Set(demoReviews.map(({ place, by }) => `${place} ${by}`)).size).toBe(demoReviews.length)
  })

  it('gives a review tags and a receipt that make sense at its place', () => {
    const isOdd = (tag: ReviewTag, place: number) => !REVIEW_TAGS_OF[typeOf.get(place)!].includes(tag)
    expect(demoReviews.filter(({ place, tags }) => tags.some((tag) => isOdd(tag, place)))).toEqual([])
    expect(demoReviews.filter(({ tags }) => new Set(tags).size < tags.length)).toEqual([])
    const verified = demoReviews.filter(({ receiptVerified }) => receiptVerified)
    expect(new Set(verified.map(({ place }) => typeOf.get(place)))).toEqual(new Set([38, 39]))
  })

  it('has posts of all four categories', () => {
    expect(demoPosts).toHaveLength(24)
    expect(new Set(demoPosts.map(({ category }) => category))).toEqual(new Set(POST_CATEGORIES))
  })
})
