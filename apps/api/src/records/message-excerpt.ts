import { sql } from 'drizzle-orm'
import { messages } from '@honjeo/schema/messages'

const EXCERPT_LENGTH = 100

/** What a list of rooms shows of a message; one without words, or without anything any more, is described instead. */
export const messageExcerpt = sql<string>`case
  when ${messages.deletedAt} is not null then '삭제된 메시지예요.'
  when ${messages.content} <> '' then left(${messages.content}, ${EXCERPT_LENGTH})
  when ${messages.imageName} is not null then '사진을 보냈어요.'
  else '만날 곳을 보냈어요.' end`
