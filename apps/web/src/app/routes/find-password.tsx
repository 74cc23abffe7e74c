export { FindPasswordSteps as Component } from '#features/account/find-password-steps.tsx'
