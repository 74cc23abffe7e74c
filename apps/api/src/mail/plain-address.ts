/** Where a mail ends up: without what follows a plus sign, which many servers take for the same box. As the index of contacts has it. */
export const plainAddress = (email: string) => email.toLowerCase().replace(/[+][^@]*@/, '@')
