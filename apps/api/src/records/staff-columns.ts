import { sql, type SQL } from 'drizzle-orm'

/** What an import writes into a column of `places`: the value, but not over what staff have changed. */
export const unlessStaffChanged = (column: string, value: SQL) =>
  sql`case when ${sql.raw(`'${column}'`)} = any(places.staff_columns) then places.${sql.identifier(column)} else ${value} end`

/** Returns the name by which Drizzle calls a column of the database. */
export const propertyOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
/** Returns the name by which the database calls a column of Drizzle. */
export const columnOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
