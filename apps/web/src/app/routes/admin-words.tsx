import { WordList } from '#features/admin/words/word-list.tsx'

export const Component = WordList
