// Command s3-server is the S3 server of the tests: versitygw as its authors embed it. Its own command brings other
// storages, an administrator's tools and tests along, a fifth of the work of building it.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"os/signal"
	"syscall"

	"github.com/versity/versitygw/backend/meta"
	"github.com/versity/versitygw/backend/posix"
	"github.com/versity/versitygw/embedgw"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		log.Fatal(err)
	}
}

func run(arguments []string) error {
	// The numbers, here and below, are what versitygw's command takes unless told otherwise.
	config := &embedgw.Config{MaxConnections: 250_000, MaxRequests: 100_000, MultipartMaxParts: 10_000}
	server := flag.NewFlagSet("s3-server", flag.ExitOnError)
	version := server.Bool("version", false, "say what this is")
	port := server.String("port", "", "`host:port` to listen on")
	server.StringVar(&config.RootUserAccess, "access", "", "access key `id`")
	server.StringVar(&config.RootUserSecret, "secret", "", "secret access `key`")
	server.StringVar(&config.Region, "region", "us-east-1", "`name` of the region")
	server.StringVar(&config.CertFile, "cert", "", "certificate, a `file` in PEM")
	server.StringVar(&config.KeyFile, "key", "", "its key, a `file` in PEM")
	server.BoolVar(&config.Quiet, "quiet", false, "write no line for each request")
	server.BoolVar(&config.KeepAlive, "keep-alive", false, "keep connections open")
	server.Parse(arguments)
	if *version {
		fmt.Println("versitygw, embedded")
		return nil
	}
	if server.Arg(0) != "posix" {
		return errors.New("usage: s3-server [options] posix --sidecar metadata buckets")
	}
	config.Ports = []string{*port}

	storage := flag.NewFlagSet("posix", flag.ExitOnError)
	sidecar := storage.String("sidecar", "", "`folder` of the metadata")
	storage.Parse(server.Args()[1:])
	metadata, err := meta.NewSideCar(*sidecar)
	if err != nil {
		return err
	}
	buckets, err := posix.New(storage.Arg(0), metadata, posix.PosixOpts{
		SideCarDir:          *sidecar,
		Concurrency:         5_000,
		CopyObjectThreshold: 5 << 30,
	})
	if err != nil {
		return err
	}
	stopped, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	return embedgw.RunVersityGW(stopped, buckets, config)
}
