const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">
<path d="M0 0h160v120H0z" fill="#ffc98f"/><circle cx="118" cy="34" r="14" fill="#fff3d6"/>
<path d="M0 80q40-30 84-14t76-6v60H0z" fill="#8aa88a"/><path d="M0 92q60-14 160-4v32H0z" fill="#2b6a66"/></svg>`

/** Stands in for a photo or a generated cover. */
export const SAMPLE_COVER = `data:image/svg+xml,${encodeURIComponent(SCENE)}`
