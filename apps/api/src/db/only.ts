/** Returns the row of a statement that always returns one, as an insert does. */
export function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement returned no row')
  return row
}
