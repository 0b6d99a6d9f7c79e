import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { SoundLinkList } from '../../../components/SoundLinkList.tsx'
import {
  clusterSounds,
  MAP_HEIGHT,
  MAP_MARGIN,
  MAP_WIDTH,
  SOUTH_INSET,
  type SoundCluster,
} from '../map.rules.ts'
import type { LibrarySound } from '../types.ts'
import { outlineOfJapan } from './outline-of-japan.ts'

interface Props {
  sounds: readonly LibrarySound[]
  to: (soundId: string) => string
}

/** A marker takes this much of the screen, so that fingers can press each. */
const MARKER_PX = 48

const SHOWN_WIDTH = MAP_WIDTH + 2 * MAP_MARGIN
const SHOWN_HEIGHT = MAP_HEIGHT + 2 * MAP_MARGIN

/**
 * Shows the sounds as small landscapes where they come from. Sounds that would overlap are one marker with their number, which lists them
 * below the map; those of other or unknown places are listed apart.
 */
export default function SoundMap({ sounds, to }: Props) {
  const { t } = useTranslation('sound-map')
  const [width, setWidth] = useState(0)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const map = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = map.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const clusters = useMemo(
    () => (width > 0 ? clusterSounds(sounds, (MARKER_PX * SHOWN_WIDTH) / width) : []),
    [sounds, width],
  )
  const opened = clusters.find((cluster) => toId(cluster) === openedId)
  const elsewhere = sounds.filter(({ coordinates }) => !coordinates)
  const onOpen = (cluster: SoundCluster) => setOpenedId(toId(cluster))
  useEffect(() => {
    if (openedId !== null) list.current?.focus()
  }, [openedId])

  if (sounds.length === 0) return <EmptyState text={t('empty')} />
  return (
    <Box sx={layout}>
      <Box ref={map} role="group" aria-label={t('label')} sx={sea}>
        <Box
          component="svg"
          aria-hidden
          viewBox={`${-MAP_MARGIN} ${-MAP_MARGIN} ${SHOWN_WIDTH} ${SHOWN_HEIGHT}`}
          sx={drawing}
        >
          <path d={outlineOfJapan.main} />
          <path d={outlineOfJapan.south} />
          <path d={borderOfInset} />
        </Box>
        {clusters.map((cluster) => (
          <Marker
            key={toId(cluster)}
            cluster={cluster}
            to={to}
            isOpen={cluster === opened}
            onOpen={() => onOpen(cluster)}
          />
        ))}
      </Box>
      <Box>
        <Box
          ref={list}
          component="section"
          tabIndex={-1}
          aria-label={opened ? toClusterName(opened) : t('label')}
          sx={{ scrollMarginTop: 80, '&:focus': { outline: 'none' } }}
        >
          {opened ? (
            <>
              <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
                {toClusterName(opened)}
              </Typography>
              <SoundLinkList to={to} rows={opened.sounds.map(toRow)} />
            </>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{t('hint')}</Typography>
          )}
        </Box>
        {elsewhere.length > 0 && (
          <Box component="section" aria-labelledby="sounds-elsewhere" sx={{ mt: 4 }}>
            <Typography id="sounds-elsewhere" variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {t('elsewhere')}
            </Typography>
            <SoundLinkList to={to} rows={elsewhere.map(toRow)} />
          </Box>
        )}
      </Box>
    </Box>
  )

  function toClusterName({ sounds: those }: SoundCluster) {
    return t('cluster', { place: those[0]?.place ?? '', count: those.length })
  }
}

/** Identifies a cluster while the map keeps its width. */
const toId = ({ sounds }: SoundCluster): string => sounds[0]?.id ?? ''

const toRow = (sound: LibrarySound) => ({ ...sound, about: [sound.place, ...sound.tags] })

interface MarkerProps {
  cluster: SoundCluster
  to: (soundId: string) => string
  isOpen: boolean
  onOpen: () => void
}

/** One sound leads to its player; several are listed. */
function Marker({ cluster: { x, y, sounds }, to, isOpen, onOpen }: MarkerProps) {
  const { t } = useTranslation('sound-map')
  const [first] = sounds
  if (!first) return null
  const style = {
    left: `${((x + MAP_MARGIN) / SHOWN_WIDTH) * 100}%`,
    top: `${((y + MAP_MARGIN) / SHOWN_HEIGHT) * 100}%`,
  }
  const cover = <SoundCover sound={first} tagCodes={first.tagCodes} sx={coverLook} />
  if (sounds.length === 1) {
    const name = t('sound', { title: first.title, place: first.place })
    return (
      <ButtonBase component={Link} to={to(first.id)} aria-label={name} title={name} style={style} sx={marker}>
        {cover}
      </ButtonBase>
    )
  }
  const name = t('cluster', { place: first.place, count: sounds.length })
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={name}
      aria-pressed={isOpen}
      title={name}
      style={style}
      sx={marker}
    >
      {cover}
      <Box component="span" aria-hidden sx={badge}>
        {sounds.length}
      </Box>
    </ButtonBase>
  )
}

/** From the left edge of the map to its upper one. */
const borderOfInset = [
  `M${-MAP_MARGIN} ${SOUTH_INSET.height + 16}`,
  `H${SOUTH_INSET.width - 40}l40 -40`,
  `V${-MAP_MARGIN}`,
].join('')

const layout = {
  display: 'grid',
  gap: 4,
  mt: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 36rem) minmax(0, 1fr)' },
  alignItems: 'start',
} as const

const sea = {
  position: 'relative',
  width: '100%',
  maxWidth: '36rem',
  mx: { xs: 'auto', lg: 0 },
  aspectRatio: `${SHOWN_WIDTH} / ${SHOWN_HEIGHT}`,
  borderRadius: 1,
  bgcolor: 'mist.main',
  overflow: 'hidden',
} as const

const drawing = {
  display: 'block',
  width: '100%',
  height: '100%',
  color: 'outline.main',
  '& path': {
    fill: 'var(--land)',
    stroke: 'currentColor',
    strokeWidth: 1,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& path:last-of-type': { fill: 'none', strokeOpacity: 0.5 },
  '--land': ({ palette }: { palette: { background: { paper: string } } }) => palette.background.paper,
} as const

const marker = {
  position: 'absolute',
  width: MARKER_PX,
  height: MARKER_PX,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  '&:hover, &[aria-pressed=true], &.Mui-focusVisible': { zIndex: 1 },
  '&[aria-pressed=true] picture': { outline: '3px solid', outlineColor: 'secondary.main' },
} as const

const coverLook = {
  width: '2.5rem',
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'background.paper',
  boxSizing: 'border-box',
} as const

const badge = {
  position: 'absolute',
  top: -2,
  right: -4,
  minWidth: '1.375rem',
  px: 0.5,
  borderRadius: 999,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
} as const
