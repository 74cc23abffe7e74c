const TOKEN = /<(\/?)([\w:]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|[^<]+|</g
const FORBIDDEN =
  /<script|<style|<text|<image|<use|<foreignObject|href=|\son\w+=|url\((?!#)|NaN|undefined|Infinity|[^\x20-\x7e]/

/** Returns what keeps a text from being one well-formed SVG element that runs nothing, loads nothing and whose paints all exist. */
export function svgFaults(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  let roots = 0
  for (const [token, closing, name, attributes = '', selfClosing] of svg.matchAll(TOKEN)) {
    if (!name) {
      faults.push(`no tag: ${token}`)
    } else if (closing) {
      if (open.pop() !== name) faults.push(`closes what is not open: ${token}`)
    } else {
      const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map((match) => match[1])
      if (new Set(names).size < names.length) faults.push(`repeated attribute: ${token}`)
      if (open.length === 0) roots++
      if (!selfClosing) open.push(name)
    }
  }
  if (roots !== 1 || open.length > 0) faults.push(`${roots} roots, left open: ${open.join()}`)
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')) faults.push('not an SVG document')
  const forbidden = FORBIDDEN.exec(svg)
  if (forbidden) faults.push(`forbidden: ${forbidden[0]}`)
  for (const [paint, id] of svg.matchAll(/url\(#([^)]+)\)/g)) {
    if (!svg.includes(` id="${id}"`)) faults.push(`nothing behind ${paint}`)
  }
  return faults
}
