import { keepNothing } from '#lib/storage.ts'

keepNothing()
