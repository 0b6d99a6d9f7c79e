import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Markdown from 'react-markdown'
import { Link as RouterLink } from 'react-router-dom'
import rehypeSanitize from 'rehype-sanitize'

/** Renders the Markdown of an article; links to pages of the app open within the app. */
export function ArticleBody({ children }: { children: string }) {
  return (
    <Box
      sx={{
        maxWidth: '42em',
        '& h2': { typography: 'h3', mt: 4, mb: 1 },
        '& p': { my: 2 },
        '& p:first-of-type': { mt: 0 },
        '& ul, & ol': { pl: 3 },
        '& li': { my: 0.75 },
      }}
    >
      <Markdown
        rehypePlugins={[rehypeSanitize]}
        components={{
          a: ({ href = '', children: text }) =>
            href.startsWith('/') ? (
              <Link component={RouterLink} to={href}>
                {text}
              </Link>
            ) : (
              <Link href={href} target="_blank" rel="noopener">
                {text}
              </Link>
            ),
        }}
      >
        {children}
      </Markdown>
    </Box>
  )
}
