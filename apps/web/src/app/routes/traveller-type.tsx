export { Quiz as Component } from '#features/account/quiz.tsx'
