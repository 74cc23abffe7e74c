import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { unsafeMigrations } from './unsafe-migrations.ts'

/** What is found in migrations of these, by their name. */
function foundIn(migrations: Record<string, string>): [name: string, found: string][] {
  const folder = mkdtempSync(join(tmpdir(), 'honjeo-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = Object.entries(migrations).map(([name, text]) => {
    const file = join(folder, `${name}.sql`)
    writeFileSync(file, text)
    return file
  })
  const found = unsafeMigrations(files)
  return files.map((file) => [basename(file, '.sql'), found.filter((line) => line.startsWith(file)).join('\n')])
}

const UNSAFE = {
  'ban-drop-table': `DROP TABLE "pins"`,
  'ban-drop-column': `ALTER TABLE "users" DROP COLUMN "bio"`,
  'renaming-column': `ALTER TABLE "users" RENAME COLUMN "bio" TO "about"`,
  'renaming-table': `ALTER TABLE "users" RENAME TO "members"`,
  'changing-column-type': `ALTER TABLE "users" ALTER COLUMN "bio" SET DATA TYPE text`,
  'adding-required-field': `ALTER TABLE "users" ADD COLUMN "bio" text NOT NULL`,
  'adding-not-nullable-field': `ALTER TABLE "users" ALTER COLUMN "bio" SET NOT NULL`,
  'require-concurrent-index-creation': `CREATE INDEX "messages_idx" ON "messages" USING btree ("sender_id")`,
  'constraint-missing-not-valid': `ALTER TABLE "users" ADD CONSTRAINT "users_bio" CHECK (bio <> '')`,
}

it('lets pass what only adds', () => {
  const additions = [
    `CREATE TABLE "pins" ("id" integer PRIMARY KEY, "user_id" integer NOT NULL)`,
    `ALTER TABLE "pins" ADD CONSTRAINT "pins_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id")`,
    `CREATE INDEX "pins_idx" ON "pins" USING btree ("user_id")`,
    `ALTER TABLE "users" ADD COLUMN "pin_count" integer DEFAULT 0 NOT NULL`,
    `ALTER TABLE "users" ADD CONSTRAINT "users_pins" CHECK (pin_count >= 0) NOT VALID`,
  ]
  expect(foundIn({ additions: additions.join(';--> statement-breakpoint\n') })).toEqual([['additions', '']])
})

it('refuses what a server of the version before would suffer from', () => {
  for (const [rule, found] of foundIn(UNSAFE)) expect(found).toContain(rule)
})

it('lets each pass under an excuse with its reason', () => {
  const excused = Object.entries(UNSAFE).map(([rule, statement]) => [
    rule,
    `-- Reviewed: no version that runs still knows it\n-- squawk-ignore ${rule}\n${statement}`,
  ])
  for (const [rule, found] of foundIn(Object.fromEntries(excused))) expect([rule, found]).toEqual([rule, ''])
})

it('takes no excuse without a reason, and none for a whole file', () => {
  const statement = UNSAFE['ban-drop-table']
  const excuses = foundIn({
    bare: `-- squawk-ignore ban-drop-table\n${statement}`,
    short: `-- Reviewed: ok\n-- squawk-ignore ban-drop-table\n${statement}`,
    whole: `-- Reviewed: no version that runs still knows it\n-- squawk-ignore-file\n${statement}`,
  })
  for (const [, found] of excuses) expect(found).toContain('stands above an excuse')
})
