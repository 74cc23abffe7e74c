import { keepNothing } from '#lib/device/storage.ts'

keepNothing()
