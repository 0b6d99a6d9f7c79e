import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '@hibiki/test-harness'
import { type ChildProgram, startChildProgram, waitUntilReady } from './child-program.ts'
import { requireOrInstallTool } from './tools.ts'

export interface Nginx {
  url: string
  stop: ChildProgram['stop']
}

/** Starts nginx over the same files, in its usual fast form: sendfile, one worker per core, no access log. */
export async function startNginx(folder: string, mediaFolder: string): Promise<Nginx> {
  requireOrInstallTool('nginx', { apt: 'nginx-light', brew: 'nginx' })
  const prefix = join(folder, 'nginx')
  await mkdir(prefix)
  const port = await findFreePort()
  await writeFile(join(prefix, 'nginx.conf'), configuration(prefix, port, mediaFolder))
  const parameters = ['-p', prefix, '-e', join(prefix, 'error.log'), '-c', join(prefix, 'nginx.conf')]
  const child = await startChildProgram('nginx', parameters, { logFile: join(prefix, 'output.log') })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(`${url}/ready`)
  return { url, stop: child.stop }
}

function configuration(prefix: string, port: number, mediaFolder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // As root the workers would change to a user who cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
daemon off;
worker_processes auto;
pid ${prefix}/nginx.pid;
events { worker_connections 512; }
http {
  types { audio/mpeg mp3; }
  ${temporary.map((name) => `${name}_temp_path ${prefix}/${name};`).join(' ')}
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};
    root ${mediaFolder};
    location = /ready { return 200; }
  }
}
`
}
