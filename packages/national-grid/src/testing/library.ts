import proj4 from 'proj4'

/** The projection EPSG:5179 as a library of geodesists has it: a second opinion. */
export const unifiedCsOfLibrary = proj4(
  '+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs',
)

/** The projection EPSG:5174 likewise, with the shift in seven numbers that maps in use have. */
export const modifiedCentralOfLibrary = proj4(
  '+proj=tmerc +lat_0=38 +lon_0=127.0028902777778 +k=1 +x_0=200000 +y_0=500000 +ellps=bessel +towgs84=-115.8,474.99,674.11,1.16,-2.31,-1.63,6.43 +units=m +no_defs',
)
