/** Who says what the service itself writes, for clients that show each line with a name. */
export const SERVICE_NAME = '혼저'

/** ENTER and EXIT are stored without words, since a stored name would outlive its member. */
export const enterLine = (nickname: string) => `${nickname}님이 들어왔어요.`
export const exitLine = (nickname: string) => `${nickname}님이 나갔어요.`
