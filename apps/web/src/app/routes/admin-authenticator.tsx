import { AuthenticatorScreen } from '#features/admin/access/authenticator-screen.tsx'

export const Component = AuthenticatorScreen
