/** Makes tokens that no server gave, in the page. After the screen has come to rest, or a call under way would put them right. */
export const spoil = (keys: string[]) => {
  for (const key of keys) localStorage.setItem(key, 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c3BvaWx0')
}
