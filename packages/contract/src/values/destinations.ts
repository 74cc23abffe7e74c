/** STOMP destinations of a room's conversation. */
export const roomTopic = (roomId: number) => `/topic/${roomId}`
export const roomInbox = (roomId: number) => `/app/chat/${roomId}`
