import { createJSONStorage } from 'zustand/middleware'
import { readText, remove, writeText } from '#lib/storage.ts'

/** Where a store keeps what is half done: as long as the tab lives, through reloads, and never beyond. */
export const tabStorage = <S>() =>
  createJSONStorage<S>(() => ({
    getItem: (key) => readText(key, 'session'),
    setItem: (key, text) => writeText(key, text, 'session'),
    removeItem: (key) => remove(key, 'session'),
  }))
