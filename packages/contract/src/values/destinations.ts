/** STOMP destinations of a room's conversation. */
export const roomTopic = (roomId: number) => `/topic/${roomId}`
/** Returns the topic of what changes beside the messages of a room: read marks, typing, presence, changed messages. Not numbered, not stored. */
export const roomStateTopic = (roomId: number) => `/topic/${roomId}/state`
/** The queue of what concerns one member, whatever screen is open. */
export const OWN_EVENTS = '/user/queue/events'
export const roomInbox = (roomId: number) => `/app/chat/${roomId}`
export const typingInbox = (roomId: number) => `/app/typing/${roomId}`
