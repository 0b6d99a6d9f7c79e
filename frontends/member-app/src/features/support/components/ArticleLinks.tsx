import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { toSupportArticlePath } from '../../../app/paths.ts'

interface Props {
  articles: readonly { id: string; title: string; excerpt?: string }[]
}

/** Lists links to articles. */
export function ArticleLinks({ articles }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {articles.map(({ id, title, excerpt }) => (
        <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Link
            component={RouterLink}
            to={toSupportArticlePath(id)}
            underline="none"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: '3.25rem',
              py: 1.25,
              color: 'text.primary',
              '&:hover .title': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography component="span" className="title" sx={{ display: 'block', fontWeight: 500 }}>
                {title}
              </Typography>
              {excerpt && (
                <Typography
                  component="span"
                  variant="body2"
                  sx={{
                    mt: 0.25,
                    color: 'text.secondary',
                    display: '-webkit-box',
                    WebkitLineClamp: 2,
                    WebkitBoxOrient: 'vertical',
                    overflow: 'hidden',
                  }}
                >
                  {excerpt}
                </Typography>
              )}
            </Box>
            <ChevronRightRounded aria-hidden sx={{ color: 'primary.main' }} />
          </Link>
        </Box>
      ))}
    </Box>
  )
}
