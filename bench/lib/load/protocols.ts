/** What a message of a server is to a member. */
export type Heard = 'MESSAGE' | 'READY' | 'REFUSED' | { answer: string } | undefined

/** How one kind of server is spoken to. */
export interface Protocol {
  path: (room: number) => string
  subprotocol?: string
  /** What is sent when the socket is open. */
  greeting?: (member: Member) => string
  /** An open socket listens already. */
  isReadyAtOnce?: boolean
  hear: (member: Member, bytes: Buffer, start: number, end: number) => Heard
  /** A message whose body is `body`, a JSON object. */
  say: (room: number, body: string) => string
}

export interface Member {
  room: number
  /** Access token. */
  token: string
  /** The heart-beat header of CONNECT. */
  heartBeat: string
  isReady: boolean
}

const [C, E, M, R] = [67, 69, 77, 82]
const [ZERO, TWO, FOUR] = [48, 50, 52]

const stomp = (options: {
  path: string
  login: (member: Member) => string
  inbox: (room: number) => string
}): Protocol => ({
  path: () => options.path,
  subprotocol: 'v12.stomp',
  greeting: (member) =>
    `CONNECT\naccept-version:1.2\nhost:/\nheart-beat:${member.heartBeat}\n${options.login(member)}\n\n\0`,
  hear(member, bytes, start) {
    const first = bytes[start]
    if (first === M) return 'MESSAGE'
    if (first === C) return { answer: `SUBSCRIBE\nid:sub-0\ndestination:/topic/${member.room}\nreceipt:ready\n\n\0` }
    if (first === R) return 'READY'
    return first === E ? 'REFUSED' : undefined
  },
  say: (room, body) =>
    `SEND\ndestination:${options.inbox(room)}\ncontent-type:application/json\ncontent-length:${body.length}\n\n${body}\0`,
})

export const PROTOCOLS = {
  honjeo: stomp({
    path: '/ws',
    login: ({ token }) => `Authorization:Bearer ${token}`,
    inbox: (room) => `/app/chat/${room}`,
  }),
  rabbitmq: stomp({ path: '/ws', login: () => 'login:guest\npasscode:guest', inbox: (room) => `/topic/${room}` }),
  ws: {
    path: (room) => `/?room=${room}`,
    isReadyAtOnce: true,
    hear: () => 'MESSAGE',
    say: (_room, body) => body,
  },
  /** Engine.IO 4 and Socket.IO 5, as far as JSON events go. */
  'socket.io': {
    path: () => '/socket.io/?EIO=4&transport=websocket',
    hear(member, bytes, start) {
      const [type, inner] = [bytes[start], bytes[start + 1]]
      if (type === ZERO) return { answer: '40' }
      if (type === TWO) return { answer: '3' }
      if (type !== FOUR) return undefined
      if (inner === ZERO) return { answer: `42["join","${member.room}"]` }
      if (inner === FOUR) return 'REFUSED'
      return member.isReady ? 'MESSAGE' : 'READY'
    },
    say: (room, body) => `42["chat","${room}",${body}]`,
  },
} satisfies Record<string, Protocol>

export type ProtocolName = keyof typeof PROTOCOLS
