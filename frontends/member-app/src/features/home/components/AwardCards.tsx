import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'

type Award = ResponseBody<'/v2/support/awards'>[number]

/** Shows one card per award with a link to its page. */
export function AwardCards({ awards }: { awards: readonly Award[] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 4,
        rowGap: { xs: 5, md: 6 },
      }}
    >
      {awards.map((award) => (
        <AwardCard key={award.id} {...award} />
      ))}
    </Box>
  )
}

function AwardCard({ title, day, link, picture }: Award) {
  const { t } = useTranslation('home')
  const dayText = useFormatDay()
  return (
    <Box component="li">
      <Box
        component="img"
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        decoding="async"
        sx={{
          display: 'block',
          width: 1,
          height: 'auto',
          aspectRatio: '3 / 2',
          objectFit: 'cover',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
        }}
      />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'secondary.dark' }}>
        <time dateTime={day}>{dayText(day)}</time>
      </Typography>
      <Typography variant="h3" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
        {link ? (
          <Link
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            underline="hover"
            sx={{ minHeight: 44, display: 'inline-block', py: 0.75 }}
          >
            {title}
            <OpenInNewRounded
              titleAccess={t('awards.newTab')}
              sx={{ ml: 0.75, fontSize: '1.125rem', verticalAlign: '-0.15em' }}
            />
          </Link>
        ) : (
          title
        )}
      </Typography>
    </Box>
  )
}
