import { randomBytes } from 'node:crypto'
import { deriveKeys } from '../../apps/api/src/auth/keys.ts'
import { hashPassword } from '../../apps/api/src/records/password-hashes.ts'
import { signAccessToken } from '../../apps/api/src/auth/tokens.ts'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { migrateDatabase } from '../../apps/api/src/db/migrate.ts'
import { seedCatalogue } from '../../apps/api/src/demo/catalogue.ts'
import { insertGeneratedChat, type GeneratedRooms } from '../../apps/api/src/testing/insert-generated-chat.ts'
import { insertGeneratedCommunity } from '../../apps/api/src/testing/insert-generated-community.ts'
import { insertGeneratedMessages, UNREAD } from '../../apps/api/src/testing/insert-generated-messages.ts'
import { insertGeneratedPlaces } from '../../apps/api/src/testing/insert-generated-places.ts'
import type { BusyData } from '../../apps/api/src/testing/busy-calls.ts'
import type { BenchDatabase, Connection } from './database.ts'

export interface WholeSize {
  /** Besides those of the catalogue. */
  places: number
  posts: number
  comments: number
  /** Rooms with a conversation; four members each. */
  rooms: number
  /** The messages of all rooms together. */
  messages: number
}

export const PASSWORD = 'olle-course-7'
/** Accounts with that password: `generated1@example.com` and so on. */
export const PASSWORD_ACCOUNTS = 80
const MEMBERS_PER_ROOM = 4
const WRITERS = 2000
/** The members of the community; none of them talks in rooms. */
const PROPOSED_ROOMS = 500

/** A database that holds something of everything, and members who are logged in. */
export interface WholeData {
  connection: Connection
  secret: string
  rooms: GeneratedRooms
}

/** What is filled in agrees with itself, so it need not be checked row by row; only the server's own administrator may leave that. */
const unchecked = (connection: Connection): Connection => ({
  ...connection,
  user: 'postgres',
  options: '-c session_replication_role=replica -c synchronous_commit=off -c maintenance_work_mem=512MB',
})

export async function makeWholeData(database: BenchDatabase, name: string, size: WholeSize): Promise<WholeData> {
  console.log(`filling in ${name}`)
  const connection = await database.create(name)
  const secret = randomBytes(32).toString('hex')
  const opened = await openDatabase(connection)
  await migrateDatabase(opened)
  await seedCatalogue(opened.db)
  await opened.close()
  await insertGeneratedPlaces(unchecked(connection), size.places)
  const community = { members: WRITERS, rooms: PROPOSED_ROOMS, posts: size.posts, comments: size.comments }
  await insertGeneratedCommunity(unchecked(connection), community, await hashPassword(PASSWORD))
  const chat = { rooms: size.rooms, membersPerRoom: MEMBERS_PER_ROOM }
  const [rooms] = await insertGeneratedChat(connection, [chat])
  if (!rooms) throw new Error('no rooms')
  await insertGeneratedMessages(unchecked(connection), rooms, size.messages)
  return { connection, secret, rooms }
}

/** Access tokens of the rooms' members in their order, good for fifteen minutes. */
function signTokens({ secret, rooms }: Pick<WholeData, 'secret' | 'rooms'>): Promise<string[]> {
  const key = deriveKeys(secret).accessToken
  return Promise.all(rooms.members.map((member) => signAccessToken(key, member, new Date())))
}

const POSTS = 200
const PLACES = 500

/** What the busiest calls ask for: the newest posts, the best places, and the rooms of those who ask. */
export async function findBusyData(whole: WholeData): Promise<BusyData> {
  const { pool, close } = await openDatabase(whole.connection)
  try {
    const idsOf = async (query: string) => (await pool.query<{ id: number }>(query)).rows.map(({ id }) => id)
    const [last = 0] = await idsOf(
      `select min(last_seq) as id from chat_rooms where id = any('{${whole.rooms.roomIds.join()}}')`,
    )
    return {
      tokens: await signTokens(whole),
      roomIds: whole.rooms.roomIds,
      unreadSeq: Math.max(1, last - UNREAD + 1),
      postIds: await idsOf(`select id from posts order by created_at desc limit ${POSTS}`),
      placeIds: await idsOf(`select content_id as id from places order by score desc limit ${PLACES}`),
    }
  } finally {
    await close()
  }
}
