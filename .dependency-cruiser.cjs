/**
 * Which folders of the server each folder may import; adding one is a visible decision. A folder lies above those that it
 * names, so no two of them can name each other, by whatever way. See docs/architecture.md.
 */
const apiFloors = {
  lib: [],
  db: ['lib'],
  config: ['db'],
  records: ['lib', 'db'],
  http: ['lib', 'db', 'records'],
  limits: ['lib', 'db', 'http'],
  mail: ['lib', 'db'],
  realtime: ['lib', 'db', 'http', 'limits'],
}
const apiFeatures = {
  notifications: [], // every act that others hear of
  rooms: ['notifications'],
  reports: ['notifications'], // the author of what is hidden hears of it
  'meeting-words': ['notifications', 'reports'], // what one has written opens for the other; a line to staff is a report
  retention: [],
  'island-rules': [],
  'help-points': [],
  weather: ['help-points', 'notifications'], // it is asked for as other open data are; who goes where a warning holds hears of it
  places: ['island-rules'], // the page of a place says which gates and boats hold today
  images: [],
  demo: ['help-points', 'island-rules', 'reports', 'rooms'], // it fills in what ships, and what members do
  auth: ['demo', 'rooms'], // the demo's logins are refused from outside; an account that a host has removed leaves the host's room
  transit: [],
  plans: ['island-rules', 'places', 'transit', 'weather'], // gates and boats; buses; names in wishes are found as a search finds them; a day is planned again for its rain
  reviews: ['images'], // photos of receipts are judged as others are
  safety: ['auth', 'notifications', 'plans', 'rooms'], // the first PINs ask for a proof; members among the contacts get pushes; a timer starts from a plan or a room
  account: ['auth', 'notifications', 'retention', 'rooms', 'safety'], // a withdrawal leaves every room, ends timers and shares, and erases what was deleted
  identity: ['account', 'auth', 'reports', 'rooms'], // a check changes facts, so rooms are left; takes up what was held; closes a child's account
  admin: ['account', 'auth', 'island-rules', 'notifications', 'places', 'reports', 'rooms'], // staff prove who they are, hide, close accounts, find places, change rules
  blocks: ['rooms'], // two who have blocked each other are in no room together
  community: ['notifications'],
  notices: ['notifications'],
  home: ['island-rules', 'notifications', 'plans', 'transit', 'weather'], // nothing is proposed behind a gate that has shut; the card of a journey shows its plan, its weather and its way back, of which one is reminded
  programs: ['admin', 'auth', 'demo', 'help-points', 'images', 'places', 'transit'], // the operator's own: staff, backups, imports
}
/** Which packages each package may import. */
const packageEdges = {
  contract: [],
  stomp: [],
  covers: [],
  island: [],
  'national-grid': [],
  openapi: ['contract'],
  'embedded-postgres': [],
  'hangul-search': [],
  profanity: ['contract'],
  'password-strength': ['contract'],
  catalogue: ['contract', 'covers'],
  'demo-content': ['contract'],
  images: ['contract'],
  schema: ['contract', 'receipts', 'transit'],
  planner: ['contract', 'island'],
  transit: ['contract'],
  'travel-files': ['contract', 'planner'],
  'road-times': ['contract', 'planner', 'resilience'],
  kakao: ['contract', 'resilience'],
  'nice-identity': ['resilience'],
  'text-gateways': ['resilience'],
  'language-model': ['contract', 'hangul-search', 'planner', 'resilience'],
  'ladder-texts': ['contract', 'national-grid'],
  receipts: ['contract'],
  rings: ['contract'],
  'backup-archive': ['images'],
  'receipt-reader': ['contract', 'images', 'receipts', 'resilience'],
  tourapi: ['catalogue', 'contract'],
  'open-data': ['catalogue', 'contract', 'national-grid', 'transit'],
  observability: ['contract'],
  resilience: ['contract', 'observability'],
  bus: ['contract', 'resilience'],
  'stomp-server': ['bus', 'contract', 'observability', 'resilience', 'stomp'],
}
const webEdges = {
  admin: ['cases', 'home', 'places', 'weather'], // regions and kinds of places have one name; a banner is looked at as home shows it; warnings have the names that plans show
  chat: ['kept'], // a conversation is read without a network
  community: ['account', 'cases', 'rooms'], // who answers a proposal of company says how old they are; the author of what is hidden may appeal; a proposal shows its room
  home: ['account', 'kept', 'places', 'plans', 'rooms', 'transit', 'weather'], // the three of the day go by the kind of traveller; the card of a journey is read without a network, and names hubs as its plan does
  inquiries: ['cases'], // what members send to staff, and staff answer, looks alike
  places: ['kept', 'map', 'picked-place', 'rooms', 'reviews', 'solo-facts', 'weather'],
  reports: ['cases'],
  reviews: ['cases', 'picked-place', 'solo-facts'], // who has proven a visit is asked how it was alone
  rooms: ['account', 'blocks', 'kept', 'picked-place'], // rooms are for adults; a host blocks and removes at once
  plans: ['kept', 'map', 'picked-place', 'places', 'transit', 'weather'], // stops are places, on the same map; ways by bus
  'way-back': ['home', 'plans', 'transit'], // back is where the journey has its nights; only the page of a place shows it
  safety: ['account', 'kept', 'map', 'notifications', 'places'], // the consent and the member's name, the map of a shared position, whether this device hears, ways to a place
}

/** A screen puts together what several features show, as the files of app/routes do; the app's tables alone import it. */
const webScreen = '^apps/web/src/features/.+-screen\\.tsx$'

const edges = (app, table) =>
  Object.entries(table)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([from, allowed]) => ({
      from,
      to: `^apps/${app}/src/${app === 'web' ? 'features/' : ''}(${[from, ...allowed].join('|')})/`,
    }))

const floors = Object.keys(apiFloors)
const apiFolders = {
  ...apiFloors,
  ...Object.fromEntries(Object.entries(apiFeatures).map(([from, to]) => [from, [...floors, ...to]])),
}

/** Throws for a folder of a table that can be reached from itself. */
function requireNoCircle(table) {
  const done = new Set()
  const visit = (folder, above) => {
    if (above.includes(folder)) throw new Error(`a circle of folders: ${[...above, folder].join(' > ')}`)
    if (done.has(folder)) return
    for (const next of table[folder] ?? []) visit(next, [...above, folder])
    done.add(folder)
  }
  for (const folder of Object.keys(table)) visit(folder, [])
}
requireNoCircle(apiFolders)

const PACKAGE_TESTS = '(\\.test\\.ts$|/testing/)'
const apiFolder = '^apps/api/src/([^/]+)/'
/** Tests and what they use go through the whole server. */
const API_TESTS = ['\\.test\\.ts$', '/testing/', '^apps/api/src/faults/']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src', 'node_modules/typebox'] },
    },
    {
      name: 'contract-values-are-plain',
      severity: 'error',
      from: { path: '^packages/contract/src/values', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contract/src/values' },
    },
    {
      name: 'web-takes-only-types-and-values-from-contract',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: {
        path: '^packages/contract',
        pathNot: '^packages/contract/src/values/',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'no-web-to-api', severity: 'error', from: { path: '^apps/web' }, to: { path: '^apps/api' } },
    { name: 'no-api-to-web', severity: 'error', from: { path: '^apps/api' }, to: { path: '^apps/web' } },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    ...Object.entries(packageEdges).map(([name, others]) => ({
      name: `package-${name}-knows-others`,
      severity: 'error',
      from: { path: `^packages/${name}/src`, pathNot: PACKAGE_TESTS },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...others].join('|')})/` },
    })),
    {
      name: 'packages-are-in-the-table',
      severity: 'error',
      from: { path: '^packages/', pathNot: Object.keys(packageEdges).map((name) => `^packages/${name}/`) },
      to: {},
    },
    {
      name: 'words-and-data-are-pure',
      severity: 'error',
      from: {
        path: '^packages/(hangul-search|profanity|password-strength|tourapi|open-data|demo-content|ladder-texts|travel-files|openapi|rings)/src',
        pathNot: PACKAGE_TESTS,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'drawings-and-codecs-are-pure',
      severity: 'error',
      from: { path: '^packages/(stomp|covers|island)/src', pathNot: PACKAGE_TESTS },
      to: { pathNot: '^packages/(stomp|covers|island)/src' },
    },
    {
      name: 'grid-is-pure',
      severity: 'error',
      from: { path: '^packages/national-grid/src', pathNot: PACKAGE_TESTS },
      to: { pathNot: '^packages/national-grid/src' },
    },
    {
      name: 'transit-is-pure',
      severity: 'error',
      from: { path: '^packages/transit/src', pathNot: PACKAGE_TESTS },
      to: {
        pathNot: ['^packages/transit/src', '^packages/contract/src/values/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'planner-is-pure',
      severity: 'error',
      from: { path: '^packages/planner/src', pathNot: PACKAGE_TESTS },
      to: {
        pathNot: [
          '^packages/planner/src',
          '^packages/island/src',
          '^packages/contract/src/values/',
          'node_modules/suncalc/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-only-in-queries',
      severity: 'error',
      from: {
        path: '^apps/api/src',
        pathNot: ['\\.queries\\.ts$', '^apps/api/src/(db|records|demo|testing|faults)/', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      // Another program is started by the embedded database and the reader of receipts, with arguments that no person typed.
      name: 'no-programs-started-by-the-server',
      severity: 'error',
      from: {
        path: '^(apps/api|packages/[^/]+)/src',
        pathNot: [
          '^packages/embedded-postgres/src/',
          '^packages/receipt-reader/src/reader-child\\.ts$',
          '/(testing|faults)/',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^(node:)?child_process$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-folders-without-more',
      severity: 'error',
      from: {
        path: apiFolder,
        pathNot: [...API_TESTS, ...Object.keys(apiFolders).map((folder) => `^apps/api/src/${folder}/`)],
      },
      to: { path: '^apps/api/src/', pathNot: ['^apps/api/src/$1/', `^apps/api/src/(${floors.join('|')})/`] },
    },
    ...Object.entries(apiFolders).map(([folder, below]) => ({
      name: `api-${folder}-knows-what-is-below`,
      severity: 'error',
      from: { path: `^apps/api/src/${folder}/`, pathNot: API_TESTS },
      to: { path: '^apps/api/src/', pathNot: `^apps/api/src/(${[folder, ...below].join('|')})/` },
    })),
    {
      name: 'web-lib-and-ui-know-no-features',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|ui)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^apps/web/src/features' },
      to: { path: '^apps/web/src/app' },
    },
    {
      name: 'web-features-stay-apart',
      severity: 'error',
      from: {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: [webScreen, ...edges('web', webEdges).map((e) => `^apps/web/src/features/${e.from}/`)],
      },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    ...edges('web', webEdges).map((edge) => ({
      name: `web-${edge.from}-edges`,
      severity: 'error',
      from: { path: `^apps/web/src/features/${edge.from}/`, pathNot: webScreen },
      to: { path: '^apps/web/src/features/', pathNot: edge.to },
    })),
    {
      name: 'web-screens-are-only-in-tables',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/app/' },
      to: { path: webScreen },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|/faults/|^e2e/|^bench/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/|/faults/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|compiled)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
}
