/** What to do after the siren; its screen fetches it ahead, for the siren itself needs none of it. */
export const loadAftercare = () => import('./siren-aftercare.tsx').then(({ SirenAftercare }) => SirenAftercare)
