/** A member as a text names them, by @nickname. */
export interface NamedMember {
  userId: number
  nickName: string
}

export function isNamedMember(value: unknown): value is NamedMember {
  if (typeof value !== 'object' || value === null) return false
  const { userId, nickName } = value as Record<string, unknown>
  return typeof userId === 'number' && typeof nickName === 'string'
}
