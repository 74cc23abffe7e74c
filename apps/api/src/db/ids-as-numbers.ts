import pg from 'pg'

/** Ids are `bigint`, which the driver would give as text, alone and in arrays; none is larger than `ID_MAX`. */
const { INT8 } = pg.types.builtins
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- of int8[], which the driver knows and has no name for
const INT8_ARRAY = 1016 as typeof INT8
const readArray = pg.types.getTypeParser(INT8_ARRAY) as (text: string) => (string | null)[]

pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(INT8_ARRAY, (text) => readArray(text).map((id) => (id === null ? null : Number(id))))
